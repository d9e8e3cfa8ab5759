import { domainToASCII } from 'node:url';

/** An email in lower case, as accounts were stored before domains were converted. */
export function emailAsTyped(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/**
 * Normalises an email for storage and comparison: case, Unicode composition, spaces and invisible
 * marks (class Cf) at the ends do not matter, and the domain is in ASCII (IDNA).
 */
export function normaliseEmail(email: string): string {
  const typed = emailAsTyped(cutEnds(email));
  const at = typed.lastIndexOf('@') + 1;
  const domain = asciiDomain(typed.slice(at));
  // Only emails of earlier versions have an invalid domain.
  return domain === null ? typed : typed.slice(0, at) + domain;
}

/**
 * The email of a changed record: the stored one when it was sent back, which may be one that was
 * not converted because another account has the converted form.
 */
export function changedEmail(stored: string, sent: string): string {
  return emailAsTyped(sent) === stored ? stored : normaliseEmail(sent);
}

/** Whether the domain can be converted, to one without characters that emails must not have. */
export function isEmailValid(email: string): boolean {
  const domain = asciiDomain(emailAsTyped(email.slice(email.lastIndexOf('@') + 1)));
  return domain !== null && /^[^.\s@<>()[\]\\,:;"]+(\.[^.\s@<>()[\]\\,:;"]+)+$/.test(domain);
}

/** Whether the text may be the email of an account of any version; too long ones are not checked. */
export function isKnownEmail(typed: string): boolean {
  return (
    typed.length > 254 || /^[^\s@]+@[^\s@.。．｡]+([.。．｡][^\s@.。．｡]+)+$/u.test(cutEnds(typed))
  );
}

/** The domain in lower case by ToASCII; null when it has none. */
function asciiDomain(typed: string): string | null {
  // Full-width digits first: ToASCII of Node.js would read them as an IPv4 address.
  const domain = cutEnds(typed).normalize('NFKC').replaceAll('。', '.').toLowerCase();
  const isAscii = /^[\0-\x7f]*$/.test(domain);
  if (isAscii && !/(^|\.)xn--/.test(domain)) return domain;
  // Node.js cuts off a path and decodes percent signs.
  const ascii = /[/?#%]/.test(domain) ? '' : domainToASCII(domain);
  return ascii === '' ? null : ascii;
}

/** Without spaces and invisible marks at the ends. No expression, which would be quadratic. */
function cutEnds(text: string): string {
  const isInvisible = (character: string | undefined) =>
    character !== undefined && /^[\s\p{Cf}]$/u.test(character);
  const characters = Array.from(text);
  let [start, end] = [0, characters.length];
  while (isInvisible(characters[start])) start += 1;
  while (end > start && isInvisible(characters[end - 1])) end -= 1;
  return characters.slice(start, end).join('');
}
