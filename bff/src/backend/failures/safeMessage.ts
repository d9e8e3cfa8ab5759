const MAX_LENGTH = 300;

/** Characters of markup, code and printed values; a comparison such as `<3` or `>= 5` is text. */
const MARKUP = /[{}[\]\\|=`^~<>\p{Cc}]/u;
const COMPARISON = /[<>]=?(?= ?\d)/g;

/** Words that occur only in the messages of programs and databases. */
const TECHNICAL =
  /\b(undefined|localhost|traceback|stack ?trace|goroutine|panic:|syntax error|delete from|null (pointer|reference)|is not a function|is not defined|exception|duplicate (key|entry)|violates|cast to \w+ failed|(relation|column|table|index) "|(sqlite|postgres|mysql|mongo|redis)\w*)/i;
const SQL =
  /\b(SELECT\b.*\bFROM|UPDATE\b.*\bSET|(CREATE|ALTER|DROP) TABLE|[Ii](NSERT INTO|nsert into))\b/;
const SYSTEM_ERROR = /\bE(CONN[A-Z]+|NOTFOUND|NOENT|ACCES|PERM|PIPE|TIMEDOUT|HOSTUNREACH|\d{4,})\b/;

const PUNCTUATION = /^[("'“‘«]+|[)"'”’».,;:!?…]+$/gu;
/** Numbers, dates and times; not IPv4 addresses. */
const NUMBER = /^[+#-]?\d+([.,:/-]\d+){0,2}%?$/;
const EMAIL = /^[^@\s/:]+@([\w-]+\.)+\w+$/;
/** `e.g`, and a domain with two labels. */
const DOTTED = /^(\p{L}\.)+\p{L}$|^[a-z][a-z-]+\.(com|org|net|in)$/u;

/**
 * A server's message if it is a short text for users, else null.
 * @param authorization the caller's token, which must not be repeated
 */
export function safeMessage(message: unknown, authorization: string | undefined): string | null {
  if (typeof message !== 'string' || message.length > 2 * MAX_LENGTH) return null;
  const lines = message.trim();
  const text = lines.replace(/\s+/g, ' ');
  if (text === '' || text.length > MAX_LENGTH) return null;
  // Indented lines are a stack trace.
  if (/\n[ \t]+\S/.test(lines) || MARKUP.test(text.replace(COMPARISON, ''))) return null;
  if ([TECHNICAL, SQL, SYSTEM_ERROR].some((pattern) => pattern.test(text))) return null;
  const token = authorization?.replace(/^bearer\s+/i, '') ?? '';
  if (isSecret(token) && text.includes(token)) return null;
  const words = text.split(' ');
  return words.every(isWord) && !(words.length === 1 && isIdentifier(text)) ? text : null;
}

/** False for addresses, paths, files, classes, constants and keys. */
function isWord(given: string): boolean {
  const word = given.replace(PUNCTUATION, '');
  if (NUMBER.test(word) || EMAIL.test(word) || DOTTED.test(word)) return true;
  return (
    word.length < 32 &&
    !/[.:]/.test(word) &&
    !/^[~/]|\/.*\/|\/.*[._]/.test(word) &&
    !/[A-Z]_[A-Z]|[a-z](Error|Exception)$/.test(word)
  );
}

/** `emailTaken`, `email_taken` or `auth/email-taken`: a code instead of a message. */
function isIdentifier(text: string): boolean {
  return /[_/-]|[a-z][A-Z]/.test(text);
}

/** A token that is a common word is not secret. */
function isSecret(token: string): boolean {
  return token.length >= 16 || (token.length >= 4 && /[^a-z]/i.test(token));
}
