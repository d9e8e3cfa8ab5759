import { chakra } from '@chakra-ui/react';
import { contactLink, telHref } from './contactLink.ts';

/** A phone number as a link, shown as it was written. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <chakra.a href={telHref(number)} css={contactLink}>
      {number}
    </chakra.a>
  );
}
