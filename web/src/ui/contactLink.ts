/** Style of an email address or phone number as a link, in tables and lists of facts. */
export const contactLink = {
  color: 'inherit',
  borderRadius: '1',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: 'line-strong',
  textUnderlineOffset: '0.2em',
  _hover: { color: 'brand', textDecorationColor: 'currentColor' },
} as const;
