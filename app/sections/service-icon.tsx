import { ClipboardCheck, Link2, MapPin, TextSearch } from "lucide-react";

import type { Service } from "#app/content/services/schema.ts";

const icons = {
  "map-pin": MapPin,
  "text-search": TextSearch,
  "clipboard-check": ClipboardCheck,
  link: Link2,
} as const;

export function ServiceIcon({ name }: { name: Service["icon"] }) {
  const Icon = icons[name];
  return <Icon className="icon service-icon" aria-hidden />;
}
