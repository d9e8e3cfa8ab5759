/** Style of an email address or phone number as a link, in tables and lists of facts. */
export const contactLink = {
  // A target of at least 24 px, also where two stand below each other.
  display: 'inline-block',
  paddingBlock: '1',
  color: 'inherit',
  borderRadius: '1',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: 'line-strong',
  textUnderlineOffset: '0.2em',
  _hover: { color: 'brand', textDecorationColor: 'currentColor' },
} as const;

/** Target of a link that calls a number, however it was written. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
