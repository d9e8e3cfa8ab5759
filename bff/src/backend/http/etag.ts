/** True of a strong entity tag as RFC 9110 writes it: quoted, without `W/`. */
export function isStrongTag(tag: string): boolean {
  return /^"[\x21\x23-\x7e]*"$/.test(tag);
}
