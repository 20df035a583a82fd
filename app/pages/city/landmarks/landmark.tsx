import type { ComponentType, ReactNode } from "react";

import { FaisalabadDrawing } from "#app/pages/city/landmarks/faisalabad.tsx";
import { IslamabadDrawing } from "#app/pages/city/landmarks/islamabad.tsx";
import { KarachiDrawing } from "#app/pages/city/landmarks/karachi.tsx";
import { LahoreDrawing } from "#app/pages/city/landmarks/lahore.tsx";
import { MultanDrawing } from "#app/pages/city/landmarks/multan.tsx";
import { MuzaffarabadDrawing } from "#app/pages/city/landmarks/muzaffarabad.tsx";
import { PeshawarDrawing } from "#app/pages/city/landmarks/peshawar.tsx";
import { QuettaDrawing } from "#app/pages/city/landmarks/quetta.tsx";
import { RawalpindiDrawing } from "#app/pages/city/landmarks/rawalpindi.tsx";
import { ownValue } from "#lib/own-value.ts";

const drawings: Readonly<Record<string, { title: string; Strokes: ComponentType }>> = {
  lahore: { title: "Badshahi Mosque, Lahore", Strokes: LahoreDrawing },
  karachi: { title: "Mazar-e-Quaid, Karachi", Strokes: KarachiDrawing },
  islamabad: { title: "Faisal Mosque, Islamabad", Strokes: IslamabadDrawing },
  faisalabad: { title: "Clock Tower, Faisalabad", Strokes: FaisalabadDrawing },
  rawalpindi: { title: "Haveli front in Raja Bazaar, Rawalpindi", Strokes: RawalpindiDrawing },
  multan: { title: "Shrine of Shah Rukn-e-Alam, Multan", Strokes: MultanDrawing },
  peshawar: { title: "Bala Hisar Fort, Peshawar", Strokes: PeshawarDrawing },
  quetta: { title: "Chiltan range and a Ziarat juniper, near Quetta", Strokes: QuettaDrawing },
  muzaffarabad: { title: "Bridge over the Neelum, Muzaffarabad", Strokes: MuzaffarabadDrawing },
};

/** A line drawing that is on the section's line, for the cities that have one. */
export function Landmark({ slug }: { slug: string }) {
  const drawing = ownValue(drawings, slug);
  return drawing ? (
    <Frame title={drawing.title}>
      <drawing.Strokes />
    </Frame>
  ) : null;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg
      className="landmark"
      viewBox="44 -32 552 243"
      role="img"
      aria-label={`Line drawing: ${title}`}
    >
      {children}
    </svg>
  );
}
