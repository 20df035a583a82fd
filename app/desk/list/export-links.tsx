import { call } from "#app/desk/data/call.ts";
import { showAway } from "#app/desk/data/desk-toast.ts";
import type { ShownList } from "#app/desk/data/shown-list.ts";
import { deskApi } from "#lib/desk/contract.ts";
import { spellNumber } from "#lib/spell-number.ts";

/** The list as filtered, as a file. */
export function ExportLinks({ list, total }: { list: ShownList; total: number }) {
  return (
    <p className="cluster small soft" data-gap="middle">
      <span>{total === 1 ? "This one" : `These ${spellNumber(total)}`} as</span>
      {(["csv", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="desk-go"
          onClick={() => void save(list, format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </p>
  );
}

async function save({ show, query }: ShownList, format: "csv" | "json"): Promise<void> {
  const answer = await call<Blob>(deskApi.exportAs, {
    body: { list: show, q: query, format },
    as: "blob",
  });
  if (!answer.ok) return showAway();
  const address = URL.createObjectURL(answer.value);
  const link = document.createElement("a");
  link.href = address;
  link.download = `enquiries-${show}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
