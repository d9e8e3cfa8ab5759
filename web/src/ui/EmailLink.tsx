import { chakra } from '@chakra-ui/react';
import { contactLink } from './contactLink.ts';

/** An email address as a link; it breaks before its @ when it has to break. */
export function EmailLink({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <chakra.a href={`mailto:${address}`} css={contactLink}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </chakra.a>
  );
}
