import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Hills, Tree } from '../../../ui/landscape/Scenery.tsx';
import { Milestone } from '../../../ui/landscape/Milestone.tsx';
import { Road } from '../../../ui/landscape/Road.tsx';
import type { Scene } from './scenes.ts';
import { Walker } from '../../../ui/landscape/Walker.tsx';

interface HeroSceneProps extends HTMLChakraProps<'svg'> {
  scene: Scene;
}

/** One format of the main illustration. Its road is animated once on load. */
export function HeroScene({ scene, ...style }: HeroSceneProps) {
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
