import { Plus } from "lucide-react";
import { useState, type ComponentProps, type FormEvent } from "react";

import { call } from "#app/desk/data/call.ts";
import { showDeskToast, showAway } from "#app/desk/data/desk-toast.ts";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { findProblems, type SiteProblems } from "./find-problems.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import {
  USUAL_WATCH_PAGES,
  watchRhythms,
  type NewSite,
  type SitesAnswer,
  type WatchedSite,
  type WatchRhythm,
} from "#lib/desk/watch.ts";

export const rhythmNames: Record<WatchRhythm, string> = {
  nightly: "every night",
  weekly: "every Monday",
  monthly: "on the 1st of the month",
};

type SiteFormProps = {
  session: SignedIn;
  /** The one that is changed; without it, one more is added. */
  site?: WatchedSite;
  /** None is watched yet. */
  isFirst?: boolean;
  onSites: (sites: SitesAnswer) => void;
};

/** What is in the fields, by name. */
type Texts = Readonly<Record<string, string>>;

/** What was typed for one more site, by person, in this tab: signing in again brings it back. */
const typed = new Map<string, Texts>();

const WEEKLY = "weekly";

const none: SiteProblems = new Map();

/** One more site, or another schedule for one; what was typed stays when it is refused. */
export function SiteForm({ session, site: known, isFirst = false, onSites }: SiteFormProps) {
  const me = session.me.id;
  const [problems, setProblems] = useState(none);
  const [draft, setDraft] = useState(() => typed.get(me));
  const values = known ? textsOf(known) : (draft ?? usualTexts(session));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const site = readSite(new FormData(form), known?.url);
    const found = findProblems(site);
    setProblems(found);
    const [first] = found.keys();
    if (first !== undefined) return focusField(form, first);
    void send(site, known).then((answer) => {
      if (answer.ok) {
        onSites(answer.value);
        if (known) return showDeskToast({ title: "Saved." });
        typed.delete(me);
        setDraft(undefined);
        form.reset();
        showDeskToast({ title: `${site.client} is watched. First reading within the hour.` });
      } else if (answer.kind === "refused") {
        const { field = "url", problem } = answer.refusal;
        setProblems(new Map([[field, problem]]));
        focusField(form, field);
      } else showAway();
    });
  };

  return (
    <form
      className="card stack"
      id="add"
      noValidate
      key={draft === undefined ? "new" : "begun"}
      onSubmit={submit}
      onChange={(event) => {
        const data = new FormData(event.currentTarget);
        if (known === undefined) typed.set(me, readTexts(data));
        const left = findProblems(readSite(data, known?.url));
        setProblems((shown) => keepWrong(shown, left));
      }}
    >
      <h2 className="h3">{known ? "Settings" : isFirst ? "Watch a site" : "Watch one more"}</h2>
      {known ? null : <AddressField value={values["url"]} error={problems.get("url")} />}
      <Fields session={session} values={values} errorOf={(field) => problems.get(field)} />
      <label className="small">
        <input type="checkbox" name="summary" defaultChecked={values["summary"] !== undefined} />
        And a summary on the 1st of each month
      </label>
      <Button type="submit">
        {known ? null : <Plus className="icon" aria-hidden />}
        {known ? "Save" : "Watch it"}
      </Button>
      <p className="mini soft">
        At most 2,000 pages. One page a second, as the public audit reads. We obey the client’s
        robots.txt.
      </p>
    </form>
  );
}

function AddressField({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <TextField
      label="Address"
      error={error}
      name="url"
      inputMode="url"
      placeholder="theirbusiness.pk"
      defaultValue={value}
    />
  );
}

type FieldsProps = {
  session: SignedIn;
  values: Texts;
  errorOf: (field: string) => string | undefined;
};

/** What can be changed later, too. */
function Fields({ session, values, errorOf }: FieldsProps) {
  return (
    <>
      <TextField
        label="Client"
        error={errorOf("client")}
        name="client"
        maxLength={120}
        defaultValue={values["client"]}
      />
      <Field label="Whose client">
        {(control) => (
          <select {...control} className="input" name="owner" defaultValue={values["owner"]}>
            {values["owner"] === "" ? <option value="">Nobody’s</option> : null}
            {session.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
                {id === session.me.id ? " (you)" : ""}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Read">
        {(control) => (
          <select {...control} className="input" name="rhythm" defaultValue={values["rhythm"]}>
            {watchRhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {rhythmNames[rhythm]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label="Pages, at most"
        error={errorOf("pages")}
        name="pages"
        inputMode="numeric"
        defaultValue={values["pages"]}
      />
      <TextField
        label="Email goes to"
        error={errorOf("mailTo")}
        name="mailTo"
        type="email"
        multiple
        defaultValue={values["mailTo"]}
      />
      <Field label="Email comes">
        {(control) => (
          <select {...control} className="input" name="news" defaultValue={values["news"]}>
            <option value="">when something gets worse</option>
            <option value={WEEKLY}>once a week, all sites together</option>
          </select>
        )}
      </Field>
    </>
  );
}

type TextFieldProps = ComponentProps<"input"> & { label: string; error: string | undefined };

function TextField({ label, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...control} className="input" dir="auto" {...input} />}
    </Field>
  );
}

/** Only what is still wrong stays marked, and nothing new is. */
function keepWrong(shown: SiteProblems, left: SiteProblems): SiteProblems {
  return new Map([...shown].filter(([field]) => left.has(field)));
}

function send(site: NewSite, known: WatchedSite | undefined) {
  if (known === undefined) return call<SitesAnswer>(deskApi.sites, { body: site });
  const { url: _url, ...settings } = site;
  return call<SitesAnswer>(deskApi.site(known.id), { body: { kind: "edit", ...settings } });
}

function readTexts(data: FormData): Texts {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
}

function textsOf({ client, owner, rhythm, pages, mailTo, ...site }: WatchedSite): Texts {
  const news = site.weeklyMail ? WEEKLY : "";
  const texts = { client, owner: owner?.id ?? "", rhythm, pages: String(pages), mailTo, news };
  return site.summary ? { ...texts, summary: "on" } : texts;
}

function usualTexts({ me, mailTo }: SignedIn): Texts {
  return { owner: me.id, pages: String(USUAL_WATCH_PAGES), mailTo: mailTo ?? "" };
}

function readSite(data: FormData, url?: string): NewSite {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    url: url ?? text("url"),
    client: text("client"),
    owner: text("owner") || null,
    rhythm: watchRhythms.find((rhythm) => rhythm === text("rhythm")) ?? "nightly",
    pages: Number(text("pages")),
    mailTo: text("mailTo"),
    summary: data.get("summary") !== null,
    weeklyMail: text("news") === WEEKLY,
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
