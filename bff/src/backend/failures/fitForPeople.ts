/** Longer than this nobody reads. */
const MAX_LENGTH = 300;

/** What reveals the inside of a server in its messages, kind by kind. */
const INSIDE: RegExp[] = [
  // Pages, and values that were printed as they are.
  /<[/!]?[a-z][^>]*>|\[object |[{[]\s*"\w+"\s*:/i,
  // Addresses, hosts and ports.
  /\w:\/\/|\blocalhost\b|\b[a-z][\w.-]*:\d{3,5}\b|::/i,
  /(?<![\w.-])\d{1,3}(\.\d{1,3}){3}(?![\w.])|\b[0-9a-f]{1,4}(:[0-9a-f]{0,4}){3,}/i,
  /(?<![@\w.-])([a-z0-9-]+\.)+(internal|intranet|local|localdomain|lan|corp|cluster|svc)\b/i,
  /(?<![@\w.-])([a-z0-9-]+\.){2,}(com|net|org|io|dev|app|cloud|in|co|edu|gov|test|example|invalid)\b/i,
  // Files and folders.
  /(^|[\s"'`(=:])~?\/[\w.@-]+\/[\w./@-]+|\b[a-z]:\\|\\\\\w|\bnode_modules\b/i,
  /[\w-]\.([cm]?[jt]sx?|py|rb|php|java|go|cs|exs?|kt|rs|sql|env|ya?ml|conf|log)\b(?![@\w])/i,
  // Classes with their namespaces.
  /\b[A-Z]\w*(\\[A-Z]\w*)+/,
  // Stacks and what was thrown.
  /\bat \S+ \(|\btraceback\b|\bstack ?trace\b|\bgoroutine\b|\bpanic:|\bon line \d/i,
  /\b\w*[a-z](Error|Exception)\b|\bException\b|\b(java|javax|org|com|System|Microsoft)\.\w+\.\w+/,
  /cannot read propert|is not a function|is not defined|\bundefined\b|nil pointer|null reference/i,
  // Databases.
  /\b(SELECT\b.*\bFROM|INSERT INTO|UPDATE\b.*\bSET|DELETE FROM|(CREATE|ALTER|DROP) TABLE|WHERE)\b/,
  /\bselect \*|\bselect\b.*\bfrom\b.*\bwhere \S+ ?[=<>]|\binsert into\b.*\bvalues\b|\bdelete from\b|\bsyntax error\b/i,
  /duplicate (key|entry)|\bviolates\b|\b(unique|foreign key|check|not-null) constraint\b/i,
  /\b(relation|column|table|index) ["'`]|cast to \w+ failed|\b(sqlite|postgres(ql)?|mysql|mongo(db)?|prisma|sequelize|redis|hibernate)\b|\b(SQLSTATE|ORA-\d)/i,
  /\bkey \(\w+\)=/i,
  // Names that only machines have: settings, codes, system errors.
  /^[\w-]+([_./:][\w-]+)+$|^[a-z]+([A-Z][a-z]*)+$/,
  /\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b|\bprocess\.env\b/,
  /\bE(CONN[A-Z]+|NOTFOUND|NOENT|ACCES|PERM|PIPE|TIMEDOUT|HOSTUNREACH|11000)\b/,
  // Secrets.
  /\beyJ[\w-]{8,}|\bbearer\s+(?=\S*\d)\S{8,}|\b\w{32,}\b/i,
  /\b(password|passwd|pwd|secret|token|api_?key|user|host|dbname)=\S/i,
];

/**
 * A server's words as they may be shown to a person; null where there are none, or where they
 * tell of its inside.
 * @param authorization what the caller presented, which is not to come back
 */
export function fitForPeople(said: unknown, authorization: string | undefined): string | null {
  if (typeof said !== 'string') return null;
  const text = said.trim();
  if (text === '' || text.length > MAX_LENGTH || /\n[ \t]+\S/.test(text)) return null;
  const token = authorization?.replace(/^bearer\s+/i, '') ?? '';
  if (isSecret(token) && text.includes(token)) return null;
  if (hasControl(text) || INSIDE.some((inside) => inside.test(text))) return null;
  return text.replace(/\s+/g, ' ');
}

/** A word that a sentence may contain anyway is no secret. */
function isSecret(token: string): boolean {
  return token.length >= 16 || (token.length >= 4 && /[^a-z]/i.test(token));
}

/** True of characters that no sentence has, line breaks aside. */
function hasControl(text: string): boolean {
  return /(?!\s)\p{Cc}/u.test(text);
}
