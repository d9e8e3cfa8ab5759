import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AppHeader } from '../AppHeader.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { Hills, type Hill, Tree, type TreeProps } from './Scenery.tsx';

const HILLS: readonly Hill[] = [
  { d: 'M0 176C220 90 420 190 700 150S1180 60 1440 120v340H0Z', fill: 'art-hill-1' },
  { d: 'M0 268c260-70 460 30 760-30s440-84 680-24v246H0Z', fill: 'art-hill-2' },
  { d: 'M0 372c300-60 520 20 820-34s420-40 620-4v126H0Z', fill: 'art-hill-3' },
];

const TREES: readonly TreeProps[] = [
  { x: 250, y: 118, scale: 0.8, crown: 'art-hill-3' },
  { x: 276, y: 124, scale: 0.6, crown: 'art-hill-4' },
  { x: 520, y: 226, scale: 1, crown: 'art-hill-3' },
  { x: 1376, y: 196, scale: 1.2, crown: 'art-hill-4' },
  { x: 1410, y: 206, scale: 0.9, crown: 'art-hill-5' },
];

/** Decorative hills at the bottom of a page; `children` are drawn on them. */
function Landscape({ children }: { children: ReactNode }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMaxYMax slice"
      display="block"
      width="100%"
      height={{ base: 'landscapePhone', md: 'landscape' }}
      overflow="visible"
      marginTop="auto"
    >
      <chakra.circle cx="1196" cy="112" r="104" fill="art-sun" opacity="0.35" />
      <chakra.circle cx="1196" cy="112" r="66" fill="art-sun" opacity="0.6" />
      <Hills hills={HILLS} />
      {TREES.map((tree) => (
        <Tree key={tree.x} {...tree} />
      ))}
      {children}
    </chakra.svg>
  );
}

interface ScenicShellProps {
  /** SVG elements in the coordinates of the hills (1440 × 460). */
  scene: ReactNode;
  children: ReactNode;
}

/** Layout of a page with little text, above full-width hills. */
export function ScenicShell({ scene, children }: ScenicShellProps) {
  return (
    <Flex direction="column" minH="100dvh">
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
    </Flex>
  );
}
