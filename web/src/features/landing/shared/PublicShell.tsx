import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import type { Visitor } from './visitor.ts';

export interface PublicScreenProps {
  visitor: Visitor;
  onLogout: () => void;
}

/** A public page: header, main content, footer. */
export function PublicShell({
  visitor,
  onLogout,
  ...main
}: PublicScreenProps & HTMLChakraProps<'main'>) {
  return (
    <>
      <SkipLink />
      <PublicHeader visitor={visitor} onLogout={onLogout} />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        css={{ '& section': { outline: 'none' } }}
        {...main}
      />
      <PublicFooter visitor={visitor} />
    </>
  );
}
