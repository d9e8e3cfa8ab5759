/** The apostrophe of an escaped formula, as the server takes it off. */
const ESCAPE = /^'(?=[=+\-@＝＋－＠])/u;

/** A cell as the server reads it: without spaces around it and the apostrophe of a formula. */
export const cellText = (cell: string): string => cell.trim().replace(ESCAPE, '').trim();
