/** True for a strong entity tag of RFC 9110: quoted, without `W/`. */
export function isStrongTag(tag: string): boolean {
  return /^"[\x21\x23-\x7e]*"$/.test(tag);
}
