import { languages, regions } from "#engine/hreflang/language-codes.ts";

/** What is asked for most here is first. */
const firstLanguages = "en ur pa ps sd ar fa hi zh tr de es fr ru".split(" ");
const firstRegions = "PK AE SA QA GB US CA AU IN CN DE TR".split(" ");

/** Every language and region that may be written, by its English name: the choice of the fields. */
export function LocaleOptions() {
  return (
    <>
      <Options id="hreflang-languages" type="language" first={firstLanguages} all={languages} />
      <Options id="hreflang-regions" type="region" first={firstRegions} all={regions} />
    </>
  );
}

function Options({
  id,
  type,
  first,
  all,
}: {
  id: string;
  type: "language" | "region";
  first: readonly string[];
  all: ReadonlySet<string>;
}) {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  const rest = [...all]
    .filter((code) => !first.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <datalist id={id}>
      {first.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
      {rest.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
