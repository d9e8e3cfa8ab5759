/** What frameworks call the whole of the input instead of a field of it. */
const NO_FIELD =
  /^(_*all_*|non_?field_?errors|base|general|_?form|form_?errors|root|messages?|detail|error|title)$/i;

/** What they put in front of a field. */
const BEFORE = ['body', 'data', 'attributes', 'request', 'payload', 'json'];

/** The place of an entry in a list. */
const PLACE = /^\d+$/;

/** No field has a longer name. */
const MAX_LENGTH = 100;

/**
 * A field as a server names it (`form_details.age`, `Email`, `$.email`, `["body", "email"]`,
 * `/data/attributes/email`, `RegisterRequest.email`), in the spelling of the body that was sent,
 * with dots; null where it names none.
 */
export function fieldPath(given: unknown, sent: object): string | null {
  const parts: unknown[] = Array.isArray(given) ? given : [given];
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return null;
  const segments = parts
    .flatMap((part) => String(part).split(/[.[\]/$]+/))
    .filter((segment) => segment !== '')
    .map(camelCase);
  const known = segments.findIndex(
    // What follows a place in a list is no field of the input, whatever its name.
    (segment, at) => Object.hasOwn(sent, segment) && !PLACE.test(segments[at - 1] ?? ''),
  );
  const own = segments.slice(Math.max(known, 0));
  while (known < 0 && own.length > 1 && BEFORE.includes(own[0] ?? '')) own.shift();
  const path = own.join('.');
  const isName = path.length <= MAX_LENGTH && /^[\w-]+(\.[\w-]+)*$/.test(path);
  return isName && !NO_FIELD.test(path) ? path : null;
}

/**
 * The field that a sentence begins with (`email must be an email`, `Phone number is missing`,
 * `body/email must match`); null where no field that was sent comes first.
 */
export function fieldSpokenOf(sentence: string, sent: object): string | null {
  const [first = ''] = sentence.trim().split(/\s/);
  const field = fieldPath(first.replace(/["'`:,]/g, ''), sent);
  return field !== null && Object.hasOwn(sent, field.split('.')[0] ?? '') ? field : null;
}

/** `first_name`, `first-name`, `FirstName` and `NAME` as `firstName` and `name`. */
function camelCase(word: string): string {
  const joined = word.replace(/(?<=\w)[-_ ]+(\w)/g, (_all, letter: string) => letter.toUpperCase());
  if (/^[A-Z\d]+$/.test(joined)) return joined.toLowerCase();
  return joined.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}
