/** A BCP 47 tag: `hi`, `hi-IN`. */
const TAG = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i;

/** The tag in a text, also in the spelling of a locale (`hi_IN`); null for any other text. */
export function languageTag(text: string | null | undefined): string | null {
  const tag = text?.trim().replaceAll('_', '-') ?? '';
  return TAG.test(tag) ? tag : null;
}
