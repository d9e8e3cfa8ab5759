import { defineTextStyles } from '@chakra-ui/react';

const head = { fontFamily: 'head', fontWeight: 'head', textWrap: 'balance' };

/** Text styles by purpose. */
export const textStyles = defineTextStyles({
  hero: { value: { ...head, fontSize: 'hero', lineHeight: 'hero', letterSpacing: 'hero' } },
  page: { value: { ...head, fontSize: '42', lineHeight: 'tight', letterSpacing: 'title' } },
  section: { value: { ...head, fontSize: '26', lineHeight: 'head', letterSpacing: 'head' } },
  card: { value: { ...head, fontSize: '21', lineHeight: 'head', letterSpacing: 'head' } },
  item: { value: { ...head, fontSize: '18', lineHeight: 'head', letterSpacing: 'head' } },
  stage: { value: { ...head, fontSize: '16', lineHeight: '1.25' } },
  figure: {
    value: {
      fontFamily: 'head',
      fontWeight: 'head',
      lineHeight: 'tight',
      letterSpacing: 'title',
      fontFeatureSettings: "'tnum'",
    },
  },
  lead: { value: { fontSize: '18', lineHeight: 'text' } },
  text: { value: { fontSize: '16', lineHeight: 'text' } },
  small: { value: { fontSize: '14', lineHeight: 'text' } },
  caption: { value: { fontSize: '13', lineHeight: 'text' } },
  label: { value: { fontSize: '14', fontWeight: 'label', lineHeight: 'text' } },
});
