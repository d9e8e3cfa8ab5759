import { chakra } from '@chakra-ui/react';
import { asciiDigits } from './digits.ts';

/** Style of email and phone links in tables and description lists. */
export const contactLink = {
  // Target of at least 24 px, also for two links below each other.
  display: 'inline-block',
  // In a translated page the text is in elements that do not inherit `overflowWrap`.
  maxWidth: '100%',
  paddingBlock: '1',
  color: 'inherit',
  borderRadius: '1',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: 'line-strong',
  textUnderlineOffset: '0.2em',
  _hover: { color: 'brand', textDecorationColor: 'currentColor' },
} as const;

const NUMBERS = /\+?[ (]*\d[\d ().-]*/g;
const EXTENSION = /^[ ,;(]*(?:extension|extn|ext|x|#)[ .:=#-]*(\d{1,7})(?!\d)/i;

/** Fewer digits before a number belong to words: "Phone 2: …". */
const FEWEST_DIGITS = 5;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** `tel:` URL of the first number in a text, in any notation and script, with its extension. */
export function telHref(text: string): string {
  const plain = asciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  const numbers = [...plain.matchAll(NUMBERS)];
  const found = numbers.find(([number]) => digitsOf(number).length >= FEWEST_DIGITS) ?? numbers[0];
  if (!found) return 'tel:';
  const [number] = found;
  const isInternational = number.startsWith('+');
  // The zero is dialled only within the country.
  const digits = digitsOf(isInternational ? number.replace('(0)', '') : number);
  const [, extension] = EXTENSION.exec(plain.slice(found.index + number.length)) ?? [];
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** Email link that breaks before the @ if it is too long for a line. */
export function EmailLink({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <chakra.a href={`mailto:${address}`} css={contactLink}>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </chakra.a>
  );
}

/** Phone link; shows the number as entered. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <chakra.a href={telHref(number)} css={contactLink}>
      {number}
    </chakra.a>
  );
}
