import { chakra } from '@chakra-ui/react';
import { contactLink } from './contactLink.ts';

/** Email link that breaks before the @ if it is too long for a line. */
export function EmailLink({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <chakra.a href={`mailto:${address}`} css={contactLink}>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </chakra.a>
  );
}
