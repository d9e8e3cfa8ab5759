/** Reply of a mail server, with the names of nodemailer. */
interface Reply {
  code?: unknown;
  /** The command that was refused; `DATA` also of the text. */
  command?: unknown;
  responseCode?: unknown;
  /** Text of the reply, with its codes. */
  response?: unknown;
}

/** Enhanced status code (RFC 3463) of a reply. */
const ENHANCED_CODE = /^\d{3}[ -](?<enhanced>[245]\.\d{1,3}\.\d{1,3})(?!\d)/;

/** Words for a limit of the sender in replies 5.2.x to the text. 5.2.2 is a full mailbox. */
const LIMIT_WORDS = /quota|limit|exceed|throttl/i;

/** Whether a failure of `SendMail` is a reply of the server. */
export function isReply(error: unknown): boolean {
  return typeof fieldsOf(error).responseCode === 'number';
}

/**
 * Whether the server refuses the sender, not this mail: for example beyond a number of mails a day.
 * Other mails would be refused, too.
 */
export function isSenderRefusal(error: unknown): boolean {
  if (!isReply(error)) return false;
  const { code, command, response } = fieldsOf(error);
  if (command === 'MAIL FROM') return true;
  const text = typeof response === 'string' ? response : '';
  const enhanced = ENHANCED_CODE.exec(text)?.groups?.enhanced ?? '';
  if (/^[45]\.4\.5$/.test(enhanced)) return true;
  const isAboutText = code === 'EMESSAGE';
  return isAboutText && /^5\.2\./.test(enhanced) && enhanced !== '5.2.2' && LIMIT_WORDS.test(text);
}

/**
 * Whether it is a reply 5xx to the mail, which another attempt would get again. A refused login or
 * connection is not: it ends with the settings of the server.
 */
export function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode } = fieldsOf(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}

/** The code of a failure for the log and the database: enhanced, of the reply, or of the client. */
export function failureCode(error: unknown): string | undefined {
  const { code, response, responseCode } = fieldsOf(error);
  const enhanced = ENHANCED_CODE.exec(typeof response === 'string' ? response : '')?.groups;
  if (enhanced) return enhanced.enhanced;
  if (typeof responseCode === 'number') return String(responseCode);
  return typeof code === 'string' ? code : undefined;
}

function fieldsOf(error: unknown): Reply {
  return error ?? {};
}
