import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { HeroWords } from '../shared/HeroWords.tsx';
import { Wide } from '../shared/Wide.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { tall, wide, type Scene } from './scenes.ts';
import { Hills, Tree } from '../../../ui/landscape/Scenery.tsx';
import { Milestone } from '../../../ui/landscape/Milestone.tsx';
import { Road } from '../../../ui/landscape/Road.tsx';
import { Walker } from '../../../ui/landscape/Walker.tsx';

interface HeroSceneProps extends HTMLChakraProps<'svg'> {
  scene: Scene;
}

/** One format of the main illustration. Its road is animated once on load. */
function HeroScene({ scene, ...style }: HeroSceneProps) {
  const { x, y, radius } = scene.sun;
  const names = scene.milestones.map(({ name }) => name).join(', ');
  return (
    <chakra.svg
      role="img"
      aria-label={`A path climbs through hills past five waymarks: ${names}`}
      viewBox={scene.viewBox}
      {...style}
    >
      <chakra.circle cx={x} cy={y} r={radius} fill="art-sun" opacity="0.38" />
      <chakra.circle cx={x} cy={y} r={radius * 0.63} fill="art-sun" opacity="0.55" />
      <Hills hills={scene.hills} />
      {scene.trees.map((tree) => (
        <Tree key={tree.x} {...tree} />
      ))}
      <Road way={scene.way} lit />
      <Hills hills={scene.slopes} />
      {scene.nearTrees.map((tree) => (
        <Tree key={tree.x} {...tree} />
      ))}
      {scene.milestones.map(({ name, x, y, scale }, index) => (
        <Milestone key={name} number={index + 1} {...{ x, y, scale }} />
      ))}
      <Walker {...scene.walker} />
      <chakra.g fontFamily="text" fontWeight="label" fontSize={scene.textSize} fill="ink">
        {scene.milestones.map(({ name, at: [x, y], side }) => (
          <text key={name} x={x} y={y} textAnchor={side === 'left' ? 'end' : 'start'}>
            {name}
          </text>
        ))}
      </chakra.g>
    </chakra.svg>
  );
}

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
