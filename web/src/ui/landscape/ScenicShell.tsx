import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AppHeader } from '../AppHeader.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { Landscape } from './Landscape.tsx';

interface ScenicShellProps {
  /** SVG elements in the coordinates of the hills (1440 × 460). */
  scene: ReactNode;
  children: ReactNode;
}

/** Layout of a page with little text, above full-width hills. */
export function ScenicShell({ scene, children }: ScenicShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <AppHeader />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        flex="1"
        display="flex"
        flexDirection="column"
        overflow="hidden"
        bgImage="linear-gradient({colors.paper} 30%, {colors.art-sky})"
      >
        <chakra.div
          position="relative"
          zIndex="head"
          width="100%"
          maxW="calc({sizes.page} + 2 * {spacing.gutter})"
          marginInline="auto"
          paddingInline="gutter"
          paddingTop={{ base: '8', md: '16' }}
        >
          {children}
        </chakra.div>
        <Landscape>{scene}</Landscape>
      </chakra.main>
    </chakra.div>
  );
}
