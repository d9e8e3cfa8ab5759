/** Numbers, UUIDs, MongoDB ObjectIds, and long words of letters and digits such as ULIDs. */
const ID =
  /^(\d+|[\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(?=.*\d)(?=.*[a-z])[\da-z]{16,}|(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{21})$/;
const ID_IN_CAPITALS = /^(?=.*\d)[\dA-Z]{16,}$/;

/** True for text that is an id, and so never a name. */
export function looksLikeId(text: string): boolean {
  // Fast path: most names have several words.
  if (text.includes(' ')) return false;
  return ID.test(text) || ID.test(text.toLowerCase()) || ID_IN_CAPITALS.test(text);
}

/** `stage-2`, `club1_stage2`. */
const SLUG = /^(?=.*\d)[\w-]*[-_][\w-]*$/;

/** As `looksLikeId`, where an id is as likely as a name, and a name can be looked up. */
export function mayBeId(text: string): boolean {
  return looksLikeId(text) || SLUG.test(text);
}

/** The name of a stage without one, by its position from 0. */
export function unnamedStage(index: number): string {
  return `Stage ${index + 1}`;
}
