/** A line that a tool writes above its table: "# Exported on 1 May". "#,url" names a column; "//a.pk/" is an address. */
export const COMMENT_LINE = /^\s*"?(?:#(?!\s*[,;\t"])|\/\/(?![^\s/.]+\.))[^\r\n]*(?:\r\n|\r|\n|$)/;
