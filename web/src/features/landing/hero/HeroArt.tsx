import { HeroScene } from './HeroScene.tsx';
import { tall, wide } from './scenes.ts';

/** Main illustration: a path through hills with five milestones; portrait format on a phone. */
export function HeroArt() {
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
