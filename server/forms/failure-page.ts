import { parse, parseFragment, serialize } from "parse5";

import {
  AUDIT_FORM_ACTION,
  contactFields,
  describeFieldError,
  hiddenFields,
  submissionMessages,
  type SubmissionError,
} from "#lib/contact/contact-message.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import {
  readAttribute,
  buildText,
  findElement,
  findElements,
  removeScripts,
  writeAttribute,
  type Element,
} from "#server/front/html-tree.ts";

type FormFailure = {
  errors: readonly SubmissionError[];
  /** What the visitor typed, by field name; shown again so that nothing is typed twice. */
  values: ReadonlyMap<string, unknown>;
};

const ID_PREFIX = "audit";

/** Values that go back into the page. Never the trap: it would catch the visitor's next try. */
const REFILLED_NAMES: readonly string[] = [
  ...contactFields.map(({ name }) => name),
  hiddenFields.subject,
  hiddenFields.page,
];

/** The whole page for one refusal, as HTML. */
export type RenderFailure = (failure: FormFailure) => string;

/**
 * The contact page, as built, with what is wrong and everything that was typed. For browsers without
 * JavaScript; the page's scripts are left out, since React would undo the changes.
 */
export function prepareFailurePage(contactPage = PLAIN_PAGE): RenderFailure {
  const hasForm = findElement(parse(contactPage), isAuditForm) !== undefined;
  const page = hasForm ? contactPage : PLAIN_PAGE;
  return (failure) => renderFailure(page, failure);
}

function renderFailure(page: string, { errors, values }: FormFailure): string {
  const document = parse(page);
  removeScripts(document);
  const form = findElement(document, isAuditForm)!;
  const heading = readAttribute(form, "data-failure-title");
  const title = findElement(document, ({ tagName }) => tagName === "title");
  title?.childNodes.unshift(buildText(title, heading ? `${heading} ` : "Not sent: "));

  for (const control of findElements(form, isControl)) refill(control, values);
  const fields = findElements(
    form,
    (element) => readAttribute(element, "data-field") !== undefined,
  );
  for (const field of fields) {
    const error = errors.find((one) => one.field === fieldName(field));
    if (error !== undefined) showError(field, wordsFor(error, field));
  }
  const items = errors.map((error) => {
    const field = fields.find((one) => fieldName(one) === error.field);
    return field
      ? { words: wordsFor(error, field), id: controlId(field) }
      : { words: readAttribute(form, "data-failure") ?? describeFieldError(error) };
  });
  const summary = buildSummary(heading ?? submissionMessages.failureTitle, items);
  form.childNodes.unshift(...parseFragment(summary).childNodes);
  return serialize(document);
}

/** The page's own words where it is not in English, else the contract's. */
function wordsFor(error: SubmissionError, field: Element): string {
  const isMissing = error.code?.startsWith("REQUIRED_FIELD") === true;
  return (
    (isMissing ? readAttribute(field, "data-missing") : undefined) ??
    readAttribute(field, "data-refused") ??
    describeFieldError(error)
  );
}

function isAuditForm(element: Element): boolean {
  const [path] = readAttribute(element, "action")?.split("?") ?? [];
  return element.tagName === "form" && path === AUDIT_FORM_ACTION;
}

function isControl({ tagName }: Element): boolean {
  return tagName === "input" || tagName === "textarea";
}

function refill(control: Element, values: FormFailure["values"]) {
  const name = readAttribute(control, "name") ?? "";
  const value = values.get(name);
  if (!REFILLED_NAMES.includes(name) || typeof value !== "string") return;
  // The parser drops one line break at the start of a textarea.
  if (control.tagName === "textarea") control.childNodes = [buildText(control, `\n${value}`)];
  else writeAttribute(control, "value", value);
}

/** Beneath the field, and its control points there. */
function showError(field: Element, words: string) {
  const control = findElement(field, isControl);
  if (control === undefined) return;
  const id = `${ID_PREFIX}-${fieldName(field)}-error`;
  const described = readAttribute(control, "aria-describedby") ?? "";
  writeAttribute(control, "aria-invalid", "true");
  writeAttribute(control, "aria-describedby", `${described} ${id}`.trim());
  const message = `<p class="field-error" id="${id}">${WARNING_ICON}${escapeHtml(words)}</p>`;
  field.childNodes.push(...parseFragment(message).childNodes);
}

function fieldName(field: Element): string {
  return readAttribute(field, "data-field") ?? "";
}

function controlId(field: Element): string | undefined {
  const control = findElement(field, isControl);
  return control && readAttribute(control, "id");
}

/** The browser scrolls to what has the focus: the form may be far down the page. */
function buildSummary(
  heading: string,
  items: readonly { words: string; id?: string | undefined }[],
): string {
  const lines = items.map(({ words, id }) => {
    const said = escapeHtml(words);
    return `<li>${id ? `<a href="#${escapeHtml(id)}">${said}</a>` : said}</li>`;
  });
  return `<div class="error-summary" id="error-summary" role="alert" tabindex="-1" autofocus><p><strong>${escapeHtml(heading)}</strong></p><ul>${lines.join("")}</ul></div>`;
}

/** The same triangle as the page's own field errors. Colour is never the only sign of a status. */
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
