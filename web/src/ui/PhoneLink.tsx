import { chakra } from '@chakra-ui/react';
import { contactLink, telHref } from './contactLink.ts';

/** Phone link; shows the number as entered. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <chakra.a href={telHref(number)} css={contactLink}>
      {number}
    </chakra.a>
  );
}
