import { parse, serialize, type DefaultTreeAdapterTypes } from "parse5";

import {
  AUDIT_FORM_ACTION,
  contactFields,
  describeFieldError,
  hiddenFields,
  submissionMessages,
  type SubmissionError,
} from "#app/contact/contact-message.ts";
import { escapeHtml } from "#lib/escape-html.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export type Failure = {
  errors: readonly SubmissionError[];
  /** What the visitor typed, by field name; shown again so that nothing is typed twice. */
  values: ReadonlyMap<string, unknown>;
};

const ID_PREFIX = "audit";
const DATA_SCRIPT = "application/ld+json";

/** Values that go back into the page. Never the trap: it would catch the visitor's next try. */
const REFILLED_NAMES: readonly string[] = [
  ...contactFields.map(({ name }) => name),
  hiddenFields.subject,
  hiddenFields.page,
];

/**
 * The contact page, as built, with what is wrong and everything typed. For browsers without
 * JavaScript; the page's scripts are left out, since React would undo the changes.
 */
export function renderFailurePage(contactPage: string | undefined, failure: Failure): string {
  const document = parse(contactPage ?? PLAIN_PAGE);
  const form = findElement(document, isAuditForm);
  if (form === undefined) {
    if (contactPage === undefined) throw new Error("The plain page has lost its form");
    return renderFailurePage(undefined, failure);
  }

  for (const script of findElements(document, isExecutable)) remove(script);
  markTitle(document);
  for (const control of findElements(form, isControl)) refill(control, failure.values);
  for (const error of failure.errors) markField(form, error);
  form.childNodes.unshift(...buildNodes(form, buildSummary(form, failure.errors)));
  return serialize(document);
}

function isAuditForm(element: Element): boolean {
  return element.tagName === "form" && attribute(element, "action") === AUDIT_FORM_ACTION;
}

function isExecutable(element: Element): boolean {
  if (element.tagName === "link") return attribute(element, "rel") === "modulepreload";
  return element.tagName === "script" && attribute(element, "type") !== DATA_SCRIPT;
}

function isControl({ tagName }: Element): boolean {
  return tagName === "input" || tagName === "textarea";
}

function markTitle(document: ParentNode) {
  const title = findElement(document, ({ tagName }) => tagName === "title");
  title?.childNodes.unshift(buildText(title, "Not sent: "));
}

function refill(control: Element, values: Failure["values"]) {
  const name = attribute(control, "name") ?? "";
  const value = values.get(name);
  if (typeof value !== "string" || !REFILLED_NAMES.includes(name)) return;

  if (control.tagName === "textarea") {
    // The parser drops one line break at the start of a textarea.
    control.childNodes = [buildText(control, `\n${value}`)];
  } else {
    setAttribute(control, "value", value);
  }
}

function markField(form: Element, error: SubmissionError) {
  const field = findField(form, error.field);
  const control = field && findElement(field, isControl);
  if (field === undefined || control === undefined) return;

  const id = `${ID_PREFIX}-${error.field}-error`;
  const describedBy = [attribute(control, "aria-describedby"), id].filter(Boolean).join(" ");
  setAttribute(control, "aria-invalid", "true");
  setAttribute(control, "aria-describedby", describedBy);
  field.childNodes.push(
    ...buildNodes(
      field,
      `<p class="field-error" id="${id}">${WARNING_ICON}${escapeHtml(describeFieldError(error))}</p>`,
    ),
  );
}

function buildSummary(form: Element, errors: readonly SubmissionError[]): string {
  const items = errors.map((error) => {
    const field = findField(form, error.field);
    const control = field && findElement(field, isControl);
    const words = escapeHtml(describeFieldError(error));
    const id = control && attribute(control, "id");
    return id ? `<li><a href="#${escapeHtml(id)}">${words}</a></li>` : `<li>${words}</li>`;
  });
  return `<div class="error-summary" id="error-summary" role="alert" tabindex="-1"><p><strong>${escapeHtml(submissionMessages.failureTitle)}</strong></p><ul>${items.join("")}</ul></div>`;
}

function findField(form: Element, name: string | undefined): Element | undefined {
  if (name === undefined) return undefined;
  return findElement(form, (element) => attribute(element, "data-field") === name);
}

/** The same triangle as the page's own field errors. Status is never told by colour alone. */
const WARNING_ICON = `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></svg>`;

/** Stands in where the site was built without a contact page. */
const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Get a Free Audit</title></head><body><main><h1>Get a Free Audit</h1><form action="${AUDIT_FORM_ACTION}" method="post">${contactFields
  .map(({ name, label, multiline }) => {
    const control = multiline
      ? `<textarea id="${name}" name="${name}"></textarea>`
      : `<input id="${name}" name="${name}">`;
    return `<div class="field" data-field="${name}"><label for="${name}">${label}</label>${control}</div>`;
  })
  .join("")}<button>Send</button></form></main></body></html>`;

function buildNodes(parent: Element, markup: string): ChildNode[] {
  const fragment = parse(`<!doctype html><body>${markup}`);
  const body = findElement(fragment, ({ tagName }) => tagName === "body");
  const nodes = body?.childNodes ?? [];
  for (const node of nodes) node.parentNode = parent;
  return nodes;
}

function buildText(parent: Element, value: string): ChildNode {
  return { nodeName: "#text", value, parentNode: parent };
}

function findElement(
  parent: ParentNode,
  matches: (element: Element) => boolean,
): Element | undefined {
  return findElements(parent, matches)[0];
}

function findElements(parent: ParentNode, matches: (element: Element) => boolean): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return [...(matches(node) ? [node] : []), ...findElements(node, matches)];
  });
}

function remove(element: Element) {
  const { parentNode } = element;
  if (parentNode === null) return;
  parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }];
}
