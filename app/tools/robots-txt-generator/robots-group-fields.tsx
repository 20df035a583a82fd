import { Plus, X } from "lucide-react";
import { useId, useRef } from "react";

import { asWritten } from "#app/tools/kit/input-field.tsx";
import { makePath, type GroupRow, type PathRow } from "./group-row.ts";
import { Button } from "#app/ui/button.tsx";

type RobotsGroupFieldsProps = {
  number: number;
  group: GroupRow;
  onChange: (group: GroupRow) => void;
  onRemove?: () => void;
};

export function RobotsGroupFields({ number, group, onChange, onRemove }: RobotsGroupFieldsProps) {
  const agentId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { paths } = group;

  function removePath(id: string) {
    onChange({ ...group, paths: paths.filter((path) => path.id !== id) });
    // The button that had the focus goes with its row.
    fieldset.current?.querySelector<HTMLElement>(".tool-add")?.focus();
  }

  return (
    <fieldset ref={fieldset} className="stack" data-gap="small">
      <legend className="field-label">Group {number}</legend>
      <div className="robots-line">
        <label className="small" htmlFor={agentId}>
          User-agent
        </label>
        <input
          {...asWritten}
          id={agentId}
          className="input input-code"
          name={`agent-${number}`}
          list="robots-agents"
          autoComplete="off"
          required
          value={group.agent}
          onChange={(event) => onChange({ ...group, agent: event.target.value })}
        />
      </div>
      {paths.map((row, index) => (
        <RuleFields
          key={row.id}
          row={row}
          place={[index + 1, number]}
          onChange={(changed) =>
            onChange({ ...group, paths: paths.map((path) => (path === row ? changed : path)) })
          }
          onRemove={() => removePath(row.id)}
        />
      ))}
      <div className="actions">
        <button
          type="button"
          className="tool-add"
          onClick={() => onChange({ ...group, paths: [...paths, makePath()] })}
        >
          <Plus className="icon" aria-hidden />
          Add a rule
        </button>
        {onRemove ? (
          <button type="button" className="tool-add" onClick={onRemove}>
            Remove<span className="visually-hidden"> group {number}</span>
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

type RuleFieldsProps = {
  row: PathRow;
  /** Its number in the group, and the group's. */
  place: readonly [number, number];
  onChange: (row: PathRow) => void;
  onRemove: () => void;
};

function RuleFields({ row, place: [rule, group], onChange, onRemove }: RuleFieldsProps) {
  return (
    <div className="robots-line">
      <select
        className="input"
        name={`rule-${group}-${rule}`}
        aria-label={`Rule ${rule} of group ${group}`}
        value={row.kind}
        onChange={({ target }) =>
          onChange({ ...row, kind: target.value === "allow" ? "allow" : "disallow" })
        }
      >
        <option value="disallow">Disallow</option>
        <option value="allow">Allow</option>
      </select>
      <input
        {...asWritten}
        className="input input-code"
        name={`path-${group}-${rule}`}
        aria-label={`Path ${rule} of group ${group}`}
        placeholder={row.kind === "disallow" ? "(nothing)" : "/"}
        autoComplete="off"
        value={row.path}
        onChange={(event) => onChange({ ...row, path: event.target.value })}
      />
      <Button
        variant="outline"
        size="icon"
        aria-label={`Remove ${row.path || `rule ${rule}`}`}
        onClick={onRemove}
        Icon={X}
      />
    </div>
  );
}
