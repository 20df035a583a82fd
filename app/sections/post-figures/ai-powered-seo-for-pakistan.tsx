import { Search } from "lucide-react";

import type { FigureProps } from "./figure-props.ts";

const sources = [
  { name: "Your guide", address: "yoursite.example › solar" },
  { name: "A magazine", address: "roofs.example" },
  { name: "A forum", address: "threads.example" },
];

/** An answer with three sources; yours is quoted first. It makes room for itself, so it needs no second drawing. */
export function Figure({ alt }: FigureProps) {
  return (
    <>
      <p className="visually-hidden">{alt}</p>
      <div className="figure-answer" aria-hidden>
        <p className="figure-query card small">
          <Search className="icon" aria-hidden />
          solar panel price for 5 marla house
        </p>
        <div className="figure-sources card">
          <p>
            Prices vary with the roof.{" "}
            <mark>
              Ask for panels, inverter and frame on three separate lines<sup>1</sup>
            </mark>{" "}
            before you compare two quotes.<sup>2</sup>
          </p>
          <ol className="small">
            {sources.map(({ name, address }) => (
              <li key={name}>
                <b>{name}</b>
                <span className="soft">{address}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
