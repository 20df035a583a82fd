/* Drawn for this site in the stroke of its icons. */
const mark = {
  className: "icon",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

export function WhatsappMark() {
  return (
    <svg {...mark}>
      <path d="M4 20l1.3-4A8.2 8.2 0 1 1 8.6 19z" />
      <path d="M9.2 8.600c-.4 3 3 6.5 6.2 6.300l.7-1.7-2.1-1.2-1 .900c-1-.4-1.7-1.2-2.1-2.100l.9-1-1.1-2z" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg {...mark}>
      <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V8z" />
    </svg>
  );
}

export function LinkedinMark() {
  return (
    <svg {...mark}>
      <path d="M5 9v11M5 4.500v.010M10 20V9M10 14a4 4 0 0 1 8 0v6" />
    </svg>
  );
}
