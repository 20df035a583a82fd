export type Preset = {
  label: string;
  groups: readonly { agent: string; disallow: string[]; allow: string[] }[];
};

/** Starting points. The last is the agreed default (docs/agreed.md, robots.txt): it closes the whole site. */
export const presets: readonly Preset[] = [
  { label: "Allow everything", groups: [{ agent: "*", disallow: [""], allow: [] }] },
  {
    label: "A shop",
    groups: [
      {
        agent: "*",
        disallow: ["/cart", "/checkout", "/account", "/*?*sort="],
        allow: ["/account/help"],
      },
    ],
  },
  {
    label: "WordPress",
    groups: [{ agent: "*", disallow: ["/wp-admin/", "/?s="], allow: ["/wp-admin/admin-ajax.php"] }],
  },
  { label: "Hide everything", groups: [{ agent: "*", disallow: ["/"], allow: [] }] },
];
