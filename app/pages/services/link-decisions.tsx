import { CircleCheck, CircleX } from "lucide-react";

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
    <ul className="link-decisions">
      {decisions.map(({ verdict, what, why }) => {
        const isRefused = verdict === "Refuse";
        const Icon = isRefused ? CircleX : CircleCheck;

        return (
          <li key={what}>
            <span className={isRefused ? "link-decisions-refuse" : "link-decisions-ask"}>
              <Icon className="icon" aria-hidden />
              {verdict}
            </span>
            <div>
              <b>{isRefused ? <s>{what}</s> : what}</b>
              <p>{why}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
