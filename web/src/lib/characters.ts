/** Number of digits of a phone number, in any script. */
export const digitCount = (phone: string): number => phone.match(/\p{Nd}/gu)?.length ?? 0;

const INVISIBLE = /[\p{Cc}\p{Cf}\u3164\u2800\u115f\u1160\uffa0]/gu;

/** Number of code points in NFC, without invisible characters and spaces around the others. */
export const visibleLength = (name: string): number =>
  Array.from(name.normalize('NFC').replaceAll(INVISIBLE, '').trim()).length;
