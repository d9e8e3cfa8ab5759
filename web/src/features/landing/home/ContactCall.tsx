import { chakra } from '@chakra-ui/react';
import { contact } from '../../../content/contact.ts';
import { Band } from '../../../ui/Band.tsx';
import { ContactButton } from '../shared/ContactButton.tsx';
import { Wide } from '../shared/Wide.tsx';
import { PathEnd } from './PathEnd.tsx';

/** Contact section at the end of the page. */
export function ContactCall() {
  return (
    <Band id="contact" aria-labelledby="contact-title" position="relative" overflow="hidden">
      <PathEnd />
      <Wide
        position="relative"
        paddingTop={{ base: '16', md: '20' }}
        paddingBottom={{ base: '{sizes.pathEndPhone}', md: '28' }}
      >
        <chakra.div display="grid" justifyItems="start" gap="4" maxW="callWords">
          <chakra.h2 id="contact-title" textStyle="page">
            {contact.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="on-band-soft" textWrap="pretty">
            {contact.text}
          </chakra.p>
          <ContactButton />
        </chakra.div>
      </Wide>
    </Band>
  );
}
