import { knownNames } from "#engine/robots-txt/known-names.ts";

/** Offered while a crawler is named, here and in the tester. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function KnownAgents() {
  return (
    <datalist id="robots-agents">
      <option>*</option>
      {knownNames.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
