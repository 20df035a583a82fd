import { Search } from "lucide-react";

/** An answer with three sources; yours is quoted first. */
export function Figure({ alt }: { alt: string }) {
  return (
    <>
      <p className="visually-hidden">{alt}</p>
      <div className="post-figure figure-answer" aria-hidden>
        <p className="figure-query">
          <Search className="icon" aria-hidden />
          solar panel price for 5 marla house
        </p>
        <div className="figure-sources">
          <p>
            Prices vary with the roof.{" "}
            <mark>
              Ask for panels, inverter and frame on three separate lines<sup>1</sup>
            </mark>{" "}
            before you compare two quotes.<sup>2</sup>
          </p>
          <ol>
            <li>
              <b>Your guide</b>
              <small>yoursite.example › solar</small>
            </li>
            <li>
              <b>A magazine</b>
              <small>roofs.example</small>
            </li>
            <li>
              <b>A forum</b>
              <small>threads.example</small>
            </li>
          </ol>
        </div>
      </div>
    </>
  );
}
