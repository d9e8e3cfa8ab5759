import { HeroScene } from './HeroScene.tsx';
import { tall, wide } from './scenes.ts';

/** The product's picture: a way through hills past five waymarks; upright on a phone. */
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
