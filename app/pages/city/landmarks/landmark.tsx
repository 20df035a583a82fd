import type { ComponentType, ReactNode } from "react";

import { staticPart } from "#app/hydration/static-part.tsx";

type Drawing = { title: string; Part: ComponentType<{ id: string }> };

/** Each drawing in a file that only its own page loads, and only where the app itself navigates there. */
const drawings: Readonly<Record<string, Drawing>> = {
  lahore: draw("Badshahi Mosque, Lahore", () =>
    import("#app/pages/city/landmarks/lahore.tsx").then((file) => file.LahoreDrawing),
  ),
  karachi: draw("Mazar-e-Quaid, Karachi", () =>
    import("#app/pages/city/landmarks/karachi.tsx").then((file) => file.KarachiDrawing),
  ),
  islamabad: draw("Faisal Mosque, Islamabad", () =>
    import("#app/pages/city/landmarks/islamabad.tsx").then((file) => file.IslamabadDrawing),
  ),
  faisalabad: draw("Clock Tower, Faisalabad", () =>
    import("#app/pages/city/landmarks/faisalabad.tsx").then((file) => file.FaisalabadDrawing),
  ),
  rawalpindi: draw("Haveli front in Raja Bazaar, Rawalpindi", () =>
    import("#app/pages/city/landmarks/rawalpindi.tsx").then((file) => file.RawalpindiDrawing),
  ),
  multan: draw("Shrine of Shah Rukn-e-Alam, Multan", () =>
    import("#app/pages/city/landmarks/multan.tsx").then((file) => file.MultanDrawing),
  ),
  peshawar: draw("Bala Hisar Fort, Peshawar", () =>
    import("#app/pages/city/landmarks/peshawar.tsx").then((file) => file.PeshawarDrawing),
  ),
  quetta: draw("Chiltan range and a Ziarat juniper, near Quetta", () =>
    import("#app/pages/city/landmarks/quetta.tsx").then((file) => file.QuettaDrawing),
  ),
  muzaffarabad: draw("Bridge over the Neelum, Muzaffarabad", () =>
    import("#app/pages/city/landmarks/muzaffarabad.tsx").then((file) => file.MuzaffarabadDrawing),
  ),
};

/** A line drawing that stands on the section's line, for the cities that have one. */
export function Landmark({ slug }: { slug: string }) {
  const drawing = drawings[slug];
  return drawing ? <drawing.Part id={`landmark-${slug}`} /> : null;
}

function draw(title: string, load: () => Promise<ComponentType>): Drawing {
  const Part = staticPart<object>(async () => {
    const Strokes = await load();
    return {
      default: () => (
        <Frame title={title}>
          <Strokes />
        </Frame>
      ),
    };
  });
  return { title, Part };
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
