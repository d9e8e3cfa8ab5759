import { chakra } from '@chakra-ui/react';
import { contact } from '../../../content/contact.ts';
import { ContactButton } from '../shared/ContactButton.tsx';
import { Wide } from '../shared/Wide.tsx';

/** Contact section at the end of the page. */
export function ContactLine() {
  return (
    <Wide asChild>
      <chakra.section
        id="contact"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="10"
        rowGap="5"
        paddingBlock={{ base: '10', md: '12' }}
      >
        <div>
          <chakra.h2 textStyle="section">{contact.title}</chakra.h2>
          <chakra.p marginTop="1" color="ink-soft">
            {contact.text}
          </chakra.p>
        </div>
        <ContactButton tone="outline" />
      </chakra.section>
    </Wide>
  );
}
