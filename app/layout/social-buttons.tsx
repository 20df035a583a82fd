import type { ReactNode } from "react";

import { site } from "#lib/site/site.ts";
import { buttonClass } from "#app/ui/button.tsx";

type Network = { name: string; address: string; mark: ReactNode };

const networks: readonly Network[] = [
  {
    name: "Facebook",
    address: site.social.facebook,
    mark: (
      <path d="M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.7 1.8-1.7h1.8V2.6C17 2.5 16 2.4 15 2.4c-2.9 0-4.6 1.7-4.6 4.7v2.4H7.3V13h3.1v8" />
    ),
  },
  {
    name: "Instagram",
    address: site.social.instagram,
    mark: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17.2 6.8h.01" />
      </>
    ),
  },
  {
    name: "LinkedIn",
    address: site.social.linkedin,
    mark: <path d="M5 9.5V20M5 4.6v.01M10 20V9.5M10 14.5c0-3 1.6-5 4.3-5 2.9 0 4.2 1.9 4.2 5V20" />,
  },
  { name: "X", address: site.social.x, mark: <path d="m4 4 16 16M20 4 4 20" /> },
];

/** Links where the site file has an address; otherwise buttons that show the coming-soon toast. */
export function SocialButtons() {
  return (
    <ul className="cluster" data-gap="small">
      {networks.map((network) => (
        <li key={network.name}>
          <SocialButton {...network} />
        </li>
      ))}
    </ul>
  );
}

function SocialButton({ name, address, mark }: Network) {
  const look = buttonClass({ variant: "outline", size: "icon" });
  const drawing = (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {mark}
    </svg>
  );

  return address === "" ? (
    <button
      type="button"
      className={look}
      aria-label={name}
      data-coming-soon="Social links coming soon!"
      data-meanwhile="This feature is not implemented yet. Email, phone and WhatsApp already work."
    >
      {drawing}
    </button>
  ) : (
    <a className={look} href={address} rel="me noopener" aria-label={name}>
      {drawing}
    </a>
  );
}
