import { randomUUID } from "node:crypto";

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

export type FormFailure = {
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

/** The whole page for one refusal, as HTML. */
export type RenderFailure = (failure: FormFailure) => string;

/**
 * The contact page, as built, with places for what is wrong and for everything typed. For browsers
 * without JavaScript; the page's scripts are left out, since React would undo the changes.
 */
export function prepareFailurePage(contactPage: string | undefined): RenderFailure {
  const document = parse(contactPage ?? PLAIN_PAGE);
  const form = findElement(document, isAuditForm);
  if (form === undefined) {
    if (contactPage === undefined) throw new Error("The plain page has lost its form");
    return prepareFailurePage(undefined);
  }

  const template = createTemplate();
  for (const script of findElements(document, isExecutable)) remove(script);
  markTitle(document);
  const fields = findElements(form, (element) => attribute(element, "data-field") !== undefined);
  for (const field of fields) openField(field, template);
  for (const control of findElements(form, isControl)) openControl(control, template);
  const ids = new Map(fields.map((field) => [fieldName(field), controlId(field)]));
  form.childNodes.unshift(buildText(form, template.addHole(createSummary(ids))));
  return template.finish(serialize(document));
}

/** Markup of ours, with what was typed escaped. */
type Hole = (failure: FormFailure) => string;

/** Marks places in a document that is still to be serialised, and fills them for each failure. */
function createTemplate() {
  const holes: Hole[] = [];
  // Nothing in the page can look like it, whoever wrote the page.
  const mark = `hole-${randomUUID()}-`;
  return {
    /** Returns the text that stands for the hole; as an attribute's name it stands for attributes. */
    addHole: (hole: Hole) => `${mark}${holes.push(hole) - 1}-`,

    finish(html: string): RenderFailure {
      const marks = new RegExp(` ?${mark}(\\d+)-(?:="")?`, "g");
      return (failure) =>
        html.replaceAll(marks, (_, index: string) => holes[Number(index)]!(failure));
    },
  };
}

type Template = ReturnType<typeof createTemplate>;

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

/** Where the value stands, and whether it is wrong. */
function openControl(control: Element, template: Template) {
  const name = attribute(control, "name") ?? "";
  if (!REFILLED_NAMES.includes(name)) return;

  const valueOf = ({ values }: FormFailure, otherwise: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  if (control.tagName === "textarea") {
    const built = control.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    const hole = template.addHole((failure) => escapeHtml(valueOf(failure, built)));
    // The parser drops one line break at the start of a textarea.
    control.childNodes = [buildText(control, `\n${hole}`)];
  } else {
    const built = attribute(control, "value") ?? "";
    const hole = template.addHole((failure) => escapeHtml(valueOf(failure, built)));
    removeAttribute(control, "value");
    setAttribute(control, "value", hole);
  }
}

/** A field that is wrong says so beneath, and its control points there. */
function openField(field: Element, template: Template) {
  const name = fieldName(field);
  const control = findElement(field, isControl);
  if (control === undefined) return;

  const id = `${ID_PREFIX}-${name}-error`;
  const errorOf = ({ errors }: FormFailure) => errors.find((error) => error.field === name);
  const described = attribute(control, "aria-describedby") ?? "";
  const plain = described && ` aria-describedby="${escapeHtml(described)}"`;
  const invalid = ` aria-invalid="true" aria-describedby="${escapeHtml(`${described} ${id}`.trim())}"`;
  removeAttribute(control, "aria-describedby");
  setAttribute(
    control,
    template.addHole((failure) => (errorOf(failure) === undefined ? plain : invalid)),
  );
  const message = template.addHole((failure) => {
    const error = errorOf(failure);
    if (error === undefined) return "";
    return `<p class="field-error" id="${id}">${WARNING_ICON}${escapeHtml(describeFieldError(error))}</p>`;
  });
  field.childNodes.push(buildText(field, message));
}

function fieldName(field: Element): string {
  return attribute(field, "data-field") ?? "";
}

function controlId(field: Element): string | undefined {
  const control = findElement(field, isControl);
  return control && attribute(control, "id");
}

function createSummary(ids: ReadonlyMap<string, string | undefined>): Hole {
  const title = escapeHtml(submissionMessages.failureTitle);
  return ({ errors }) => {
    const items = errors.map((error) => {
      const words = escapeHtml(describeFieldError(error));
      const id = ids.get(error.field ?? "");
      return `<li>${id ? `<a href="#${escapeHtml(id)}">${words}</a>` : words}</li>`;
    });
    return `<div class="error-summary" id="error-summary" role="alert" tabindex="-1"><p><strong>${title}</strong></p><ul>${items.join("")}</ul></div>`;
  };
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

function setAttribute(element: Element, name: string, value = "") {
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}
