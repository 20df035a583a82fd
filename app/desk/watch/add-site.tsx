import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";

import { call } from "#app/desk/data/call.ts";
import { tell } from "#app/desk/data/toasts.ts";
import type { SignedIn } from "#app/desk/data/session.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import {
  MAX_WATCH_PAGES,
  watchRhythms,
  type NewSite,
  type SitesAnswer,
  type WatchRhythm,
} from "#lib/desk/watch.ts";

const rhythmNames: Record<WatchRhythm, string> = {
  nightly: "every night",
  weekly: "every Monday",
  monthly: "on the 1st of the month",
};

const USUAL_PAGES = 500;

type AddSiteProps = { session: SignedIn; onSites: (sites: SitesAnswer) => void };

type Problem = { field: string; text: string };

/** One more site; what was typed stays when it is refused. */
export function AddSite({ session, onSites }: AddSiteProps) {
  const [problem, setProblem] = useState<Problem>();
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const site = readSite(new FormData(form));
    const found = findProblem(site);
    setProblem(found);
    if (found) return focusField(form, found.field);
    void call<SitesAnswer>(deskApi.sites, { body: site }).then((answer) => {
      if (answer.ok) {
        form.reset();
        onSites(answer.value);
        tell({ title: `${site.client} is watched. First reading within the hour.` });
      } else if (answer.kind === "refused") {
        const { field = "url", error } = answer.refusal;
        setProblem({ field, text: error });
        focusField(form, field);
      } else tell({ title: "The desk does not answer", look: "bad" });
    });
  };

  return (
    <form className="desk-add" id="add" noValidate onSubmit={submit}>
      <h2>Watch one more</h2>
      <Field label="Address" error={errorOf("url")}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="url"
            inputMode="url"
            placeholder="theirbusiness.pk"
          />
        )}
      </Field>
      <Field label="Client" error={errorOf("client")}>
        {(control) => <input {...control} className="input" name="client" maxLength={120} />}
      </Field>
      <Field label="Whose client">
        {(control) => (
          <select {...control} className="input" name="owner" defaultValue={session.me.id}>
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
          <select {...control} className="input" name="rhythm">
            {watchRhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {rhythmNames[rhythm]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Pages, at most" error={errorOf("pages")}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="pages"
            inputMode="numeric"
            defaultValue={USUAL_PAGES}
          />
        )}
      </Field>
      <Field label="Mail goes to" error={errorOf("mailTo")}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="mailTo"
            type="email"
            defaultValue={session.mailTo ?? ""}
          />
        )}
      </Field>
      <label className="desk-check">
        <input type="checkbox" name="summary" />
        And a summary on the 1st of each month
      </label>
      <Button type="submit">
        <Plus className="icon" aria-hidden />
        Watch it
      </Button>
      <p className="desk-gloss">
        2,000 pages are the most. One page a second, as the public audit reads; the client’s
        robots.txt binds us.
      </p>
    </form>
  );
}

function readSite(data: FormData): NewSite {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    url: text("url"),
    client: text("client"),
    owner: text("owner") || null,
    rhythm: watchRhythms.find((rhythm) => rhythm === text("rhythm")) ?? "nightly",
    pages: Number(text("pages")),
    mailTo: text("mailTo"),
    summary: data.get("summary") !== null,
  };
}

function findProblem({ url, client, pages, mailTo }: NewSite): Problem | undefined {
  if (!/^(https?:\/\/)?[^\s/]+\.[^\s/]+/i.test(url)) {
    const text = "That is no address. Write it as in a browser, such as theirbusiness.pk.";
    return { field: "url", text };
  }
  if (client === "") return { field: "client", text: "Give it the client’s name." };
  if (!Number.isInteger(pages) || pages < 1 || pages > MAX_WATCH_PAGES) {
    return { field: "pages", text: "Between 1 and 2,000 pages." };
  }
  if (!/^\S+@\S+\.\S+$/.test(mailTo)) return { field: "mailTo", text: "That is no mail address." };
  return undefined;
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
