import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';

interface PageShellProps {
  header: ReactNode;
  /** Less space at the top, for a page that should fit without scrolling. */
  isDense?: boolean;
  children: ReactNode;
}

/** Layout of a page: skip link, header and main column. */
export function PageShell({ header, isDense = false, children }: PageShellProps) {
  return (
    <>
      <SkipLink />
      {header}
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignContent="start"
        gap="6"
        maxW="calc({sizes.page} + 2 * {spacing.gutter})"
        marginInline="auto"
        paddingInline="gutter"
        paddingTop={isDense ? '3' : { base: '6', md: '8' }}
        paddingBottom={isDense ? '3' : { base: '12', md: '20' }}
      >
        {children}
      </chakra.main>
    </>
  );
}
