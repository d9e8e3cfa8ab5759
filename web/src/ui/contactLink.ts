/** Style of email and phone links in tables and description lists. */
export const contactLink = {
  // Target of at least 24 px, also for two links below each other.
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

/** `tel:` URL of a phone number in any notation. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
