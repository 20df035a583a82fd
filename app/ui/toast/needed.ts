/** Controls, their labels, and what is wrong with them: nothing that floats may lie on these. */
export const NEEDED =
  ":is(input, textarea, select, button, label, summary, .button, [role=button], .field-error, [role=alert]:not(:empty)):not(.toast-region *)";
