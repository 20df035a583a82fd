import { Plus, TriangleAlert, X } from "lucide-react";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { aiDecisions, type AiChoices, type AiDecision } from "#engine/robots-txt/ai-agents.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { readAccess, readAiAccess, type AiAccess } from "#engine/robots-txt/ai-access.ts";
import { presets } from "#app/tools/robots-txt-generator/presets.ts";
import {
  makeGroup,
  makePath,
  readGroups,
  toRules,
  writeGroups,
  type GroupRow,
  type PathRow,
} from "#app/tools/robots-txt-generator/robots-state.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

type RobotsFormProps = {
  groups: readonly GroupRow[];
  onGroupsChange: (groups: readonly GroupRow[]) => void;
  ai: AiChoices;
  onAiChange: (ai: AiChoices) => void;
  sitemapUrl: string;
  onSitemapUrlChange: (url: string) => void;
  onGenerate: () => void;
};

export function RobotsForm({
  groups,
  onGroupsChange,
  ai,
  onAiChange,
  sitemapUrl,
  onSitemapUrlChange,
  onGenerate,
}: RobotsFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  useRestore(form, "before", ({ fields: { rules } }) => {
    const given = rules === undefined ? undefined : readGroups(rules);
    if (given) flushSync(() => onGroupsChange(given));
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onGenerate();
  }

  return (
    <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit}>
      {/* Offered while a crawler is named, here and in the tester. */}
      <datalist id="robots-agents">
        <option>*</option>
        {crawlers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Presets groups={groups} onGroupsChange={onGroupsChange} />

      {groups.map((group, index) => (
        <RobotsGroup
          key={group.id}
          number={index + 1}
          group={group}
          onChange={(changed) =>
            onGroupsChange(groups.map((other) => (other.id === group.id ? changed : other)))
          }
          {...(groups.length > 1 && {
            onRemove: () => onGroupsChange(groups.filter((other) => other.id !== group.id)),
          })}
        />
      ))}
      {readAccess("*", toRules(groups)) === "closed" ? (
        <p className="robots-warning">
          <TriangleAlert className="icon" aria-hidden />
          <span>
            <b>These two lines hide the whole site from search engines.</b> Choose “Allow
            everything” unless that is what you want.
          </span>
        </p>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        className="robots-add-group"
        onClick={() => onGroupsChange([...groups, makeGroup()])}
      >
        <Plus className="icon" aria-hidden />
        Add a group
      </Button>

      <section className="robots-ai" aria-label="AI companies">
        <h2>AI companies: three decisions</h2>
        {aiDecisions.map((decision) => (
          <AiChoice
            key={decision.key}
            decision={decision}
            value={ai[decision.key] ?? "allow"}
            access={readAiAccess(decision, toRules(groups), ai)}
            onChange={(value) => onAiChange({ ...ai, [decision.key]: value })}
          />
        ))}
      </section>

      <Field label="Sitemap URL" optional>
        {(control) => (
          <input
            {...control}
            className="input input-code"
            name="sitemap"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.example.pk/sitemap.xml"
            value={sitemapUrl}
            onChange={(event) => onSitemapUrlChange(event.target.value)}
          />
        )}
      </Field>
      <div className="actions">
        <Button type="submit">Generate robots.txt</Button>
      </div>
    </form>
  );
}

/** Whole files to begin with; the one that stands there is pressed. */
function Presets({ groups, onGroupsChange }: Pick<RobotsFormProps, "groups" | "onGroupsChange">) {
  const written = writeGroups(groups);
  return (
    <fieldset className="robots-presets">
      <legend>Start from</legend>
      {presets.map((preset) => {
        const presetGroups = preset.groups.map(({ agent, disallow, allow }) =>
          makeGroup(agent, disallow, allow),
        );
        return (
          <button
            key={preset.label}
            type="button"
            aria-pressed={writeGroups(presetGroups) === written}
            onClick={() => onGroupsChange(presetGroups)}
          >
            {preset.label}
          </button>
        );
      })}
    </fieldset>
  );
}

type RobotsGroupProps = {
  number: number;
  group: GroupRow;
  onChange: (group: GroupRow) => void;
  onRemove?: () => void;
};

function RobotsGroup({ number, group, onChange, onRemove }: RobotsGroupProps) {
  const agentId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { paths } = group;

  function changePath(changed: PathRow) {
    onChange({ ...group, paths: paths.map((path) => (path.id === changed.id ? changed : path)) });
  }

  function removePath(id: string) {
    onChange({ ...group, paths: paths.filter((path) => path.id !== id) });
    // The button that had the focus goes with its row.
    fieldset.current?.querySelector<HTMLElement>(".tool-add")?.focus();
  }

  return (
    <fieldset ref={fieldset} className="robots-group">
      <legend>Group {number}</legend>
      {onRemove ? (
        <button type="button" className="tool-add robots-remove-group" onClick={onRemove}>
          Remove<span className="visually-hidden"> group {number}</span>
        </button>
      ) : null}
      <div className="robots-agent">
        <label htmlFor={agentId}>User-agent</label>
        <input
          id={agentId}
          className="input input-code"
          name={`agent-${number}`}
          list="robots-agents"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={group.agent}
          onChange={(event) => onChange({ ...group, agent: event.target.value })}
        />
      </div>
      {paths.map((row, index) => (
        <div key={row.id} className="robots-path">
          <select
            className="input"
            name={`rule-${number}-${index + 1}`}
            aria-label={`Rule ${index + 1} of group ${number}`}
            value={row.kind}
            onChange={(event) =>
              changePath({ ...row, kind: event.target.value === "allow" ? "allow" : "disallow" })
            }
          >
            <option value="disallow">Disallow</option>
            <option value="allow">Allow</option>
          </select>
          <input
            className="input input-code"
            name={`path-${number}-${index + 1}`}
            aria-label={`Path ${index + 1} of group ${number}`}
            placeholder={row.kind === "disallow" ? "(nothing)" : "/"}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={row.path}
            onChange={(event) => changePath({ ...row, path: event.target.value })}
          />
          <Button
            variant="outline"
            size="icon"
            aria-label={`Remove ${row.path || `rule ${index + 1}`}`}
            onClick={() => removePath(row.id)}
          >
            <X className="icon" aria-hidden />
          </Button>
        </div>
      ))}
      <button
        type="button"
        className="tool-add"
        onClick={() => onChange({ ...group, paths: [...paths, makePath()] })}
      >
        <Plus className="icon" aria-hidden />
        Add a rule
      </button>
    </fieldset>
  );
}

type AiChoiceProps = {
  decision: AiDecision;
  value: "allow" | "block";
  /** What they may read by the form as it stands. */
  access: AiAccess;
  onChange: (value: "allow" | "block") => void;
};

const aiChoices = [
  ["allow", "As all others"],
  ["block", "Block"],
] as const;

const accessWords: Record<AiAccess, string> = {
  open: "Now: may read everything.",
  partly: "Now: may read a part.",
  closed: "Now: blocked.",
};

function AiChoice({ decision, value, access, onChange }: AiChoiceProps) {
  return (
    <fieldset className="robots-choice">
      <legend>
        <b>{decision.label}</b>
        <span>{decision.meaning}</span>
        <span data-access={access}>
          {accessWords[access]}
          {access === "closed" && value === "allow" ? " All crawlers are." : ""}
        </span>
      </legend>
      <span className="robots-switch">
        {aiChoices.map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            aria-pressed={value === choice}
            onClick={() => onChange(choice)}
          >
            {label}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
