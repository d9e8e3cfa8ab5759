import { chakra } from '@chakra-ui/react';
import { HeroWords } from '../shared/HeroWords.tsx';
import { Wide } from '../shared/Wide.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { HeroScene } from './HeroScene.tsx';
import { tall, wide } from './scenes.ts';

/** Main illustration: a path through hills with five milestones; portrait format on a phone. */
function HeroArt() {
  return (
    <>
      <HeroScene
        scene={wide}
        preserveAspectRatio="xMaxYMax slice"
        position="absolute"
        inset="auto 0 0"
        width="100%"
        height={{ base: 'heroArtTablet', xl: '100%' }}
        overflow="visible"
        mdDown={{ display: 'none' }}
      />
      <HeroScene
        scene={tall}
        display="block"
        width="100%"
        marginTop="-6"
        md={{ display: 'none' }}
      />
    </>
  );
}

/** Hero: headline over the picture, with the buttons for the visitor. */
export function Hero({ visitor }: { visitor: Visitor }) {
  return (
    <chakra.section
      aria-labelledby="hero-title"
      position="relative"
      overflow="hidden"
      // The picture scales with the page width; its top must not be cropped.
      minH={{ md: 'hero', xl: 'max({sizes.hero}, 50vw)' }}
      bgImage="linear-gradient({colors.paper} 30%, {colors.art-sky})"
    >
      <Wide
        position="relative"
        zIndex="head"
        paddingTop={{ base: '6', md: '16' }}
        paddingBottom={{ md: '{sizes.heroArtTablet}', xl: '0' }}
      >
        <HeroWords visitor={visitor} titleId="hero-title" />
      </Wide>
      <HeroArt />
    </chakra.section>
  );
}
