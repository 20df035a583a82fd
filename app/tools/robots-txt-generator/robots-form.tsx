import { Plus, TriangleAlert } from "lucide-react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import type { AiChoices } from "#engine/ai-access/ai-decisions.ts";
import { readAccess } from "#engine/ai-access/ai-access.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { KeptValue } from "#app/tools/kit/kept/kept-value.tsx";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { useForm } from "#app/tools/kit/use-form.ts";
import { AiChoicesField } from "#app/tools/robots-txt-generator/ai/ai-choices-field.tsx";
import { presets } from "./presets.ts";
import { RobotsGroupFields } from "./robots-group-fields.tsx";
import { makeGroup, readAi, readGroups, toRules, writeAi, type GroupRow } from "./group-row.ts";
import { Button } from "#app/ui/button.tsx";
import { Choices } from "#app/ui/choices.tsx";

const KnownAgents = keptMarkup(() => import("./known-agents.tsx"));

type RobotsFormProps = {
  groups: readonly GroupRow[];
  onGroupsChange: (groups: readonly GroupRow[]) => void;
  ai: AiChoices;
  onAiChange: (ai: AiChoices) => void;
  sitemapUrl: string;
  onSitemapUrlChange: (url: string) => void;
  onGenerate: (isByVisitor: boolean) => void;
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
  const form = useForm();

  useRestore(form, (fields) => {
    const given = readGroups(fields);
    if (given) onGroupsChange(given);
  });

  return (
    <ToolForm
      ref={form}
      className="tool-pane tool-form"
      noValidate={false}
      onSubmit={(event) => onGenerate(isAsked(event))}
      data-kept-result
    >
      <KnownAgents id="robots-known" />
      <Presets groups={groups} onGroupsChange={onGroupsChange} />

      <Groups groups={groups} onGroupsChange={onGroupsChange} />
      <AiChoicesField rules={toRules(groups)} ai={ai} onAiChange={onAiChange} />
      <KeptValue name="block" value={writeAi(ai)} onValue={(text) => onAiChange(readAi(text))} />
      <InputField
        label="Sitemap URL"
        optional
        className="input input-code"
        name="sitemap"
        type="url"
        inputMode="url"
        placeholder="https://www.example.pk/sitemap.xml"
        value={sitemapUrl}
        onText={onSitemapUrlChange}
      />
      <div className="actions">
        <Button type="submit">Generate robots.txt</Button>
      </div>
    </ToolForm>
  );
}

type GroupsProps = Pick<RobotsFormProps, "groups" | "onGroupsChange">;

function Groups({ groups, onGroupsChange }: GroupsProps) {
  return (
    <>
      {groups.map((group, index) => (
        <RobotsGroupFields
          key={group.id}
          number={index + 1}
          group={group}
          onChange={(changed) => onGroupsChange(groups.with(index, changed))}
          {...(groups.length > 1 && {
            onRemove: () => onGroupsChange(groups.filter((other) => other.id !== group.id)),
          })}
        />
      ))}
      {readAccess("*", toRules(groups)) === "closed" ? <ClosedWarning /> : null}
      <div className="actions">
        <Button
          variant="outline"
          size="sm"
          onClick={() => onGroupsChange([...groups, makeGroup()])}
          Icon={Plus}
        >
          Add a group
        </Button>
      </div>
    </>
  );
}

/** Whole files to begin with; the one that is there is clicked. */
function Presets({ groups, onGroupsChange }: GroupsProps) {
  const files = presets.map((preset) => {
    const made = preset.groups.map(({ agent, disallow, allow }) =>
      makeGroup(agent, disallow, allow),
    );
    return { label: preset.label, groups: made };
  });
  return (
    <Choices
      isNamed
      name="Start from"
      choices={files.map(({ label }) => [label, label] as const)}
      value={files.find((file) => isSame(file.groups, groups))?.label}
      onChoose={(label) => {
        const file = files.find((one) => one.label === label);
        if (file) onGroupsChange(file.groups);
      }}
    />
  );
}

function isSame(one: readonly GroupRow[], other: readonly GroupRow[]): boolean {
  const [written, present] = [one, other].map((groups) =>
    JSON.stringify(toRules(groups).map(({ agent, disallow, allow }) => [agent, disallow, allow])),
  );
  return written === present;
}

function ClosedWarning() {
  return (
    <p className="note">
      <TriangleAlert className="icon" aria-hidden />
      <span>
        <b>These two lines hide the whole site from search engines.</b> Choose “Allow everything”
        unless that is what you want.
      </span>
    </p>
  );
}
