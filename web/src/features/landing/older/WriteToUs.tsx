import { chakra, Grid } from '@chakra-ui/react';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
import { ContactButton } from '../shared/ContactButton.tsx';
import { Chapter } from './Chapter.tsx';

const LINK = {
  color: 'brand',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
} as const;

/** The contact details in large text. */
export function WriteToUs() {
  return (
    <Chapter id="contact">
      <chakra.p textStyle="lead">{contact.text}</chakra.p>
      <Grid
        as="address"
        gap="2"
        justifyItems="start"
        marginBlock="6"
        textStyle="card"
        fontStyle="normal"
      >
        <chakra.a href={`mailto:${brand.email}`} {...LINK}>
          {brand.email}
        </chakra.a>
        <chakra.a href={`tel:${brand.phone.dialled}`} {...LINK}>
          {brand.phone.shown}
        </chakra.a>
        <span>{brand.place}</span>
      </Grid>
      <ContactButton tone="outline" />
    </Chapter>
  );
}
