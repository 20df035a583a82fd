import { CircleCheck, CircleX } from "lucide-react";

import { StatusWord } from "#app/ui/status-word.tsx";

const decisions = [
  {
    verdict: "Ask",
    what: "Trade association, members’ page",
    why: "You are a member. They forgot to list you.",
  },
  {
    verdict: "Ask",
    what: "A customer’s project write-up",
    why: "Your tiles are in the photographs, your name is not.",
  },
  {
    verdict: "Offer",
    what: "Engineering college, final-year projects",
    why: "Sponsor one, judge one, be named for it.",
  },
  {
    verdict: "Refuse",
    what: "“Guest post, authority 60, forty dollars”",
    why: "Sold to anyone, so it vouches for no one.",
  },
  {
    verdict: "Refuse",
    what: "500 directories in a week",
    why: "Nobody has ever looked for a plumber there.",
  },
] as const;

export function LinkDecisions() {
  return (
    <ul className="rows" data-kind="marked">
      {decisions.map(({ verdict, what, why }) => {
        const isRefused = verdict === "Refuse";
        return (
          <li key={what}>
            <StatusWord of={isRefused ? "fail" : "pass"} Icon={isRefused ? CircleX : CircleCheck}>
              {verdict}
            </StatusWord>
            <div>
              <b className="title">{isRefused ? <s className="soft">{what}</s> : what}</b>
              <p className="soft">{why}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
