import { chakra } from '@chakra-ui/react';
import { Hills, Tree } from '../../../ui/landscape/Scenery.tsx';
import { Milestone } from '../../../ui/landscape/Milestone.tsx';
import { Road } from '../../../ui/landscape/Road.tsx';
import { Walker } from '../../../ui/landscape/Walker.tsx';
import * as scene from './archScene.ts';

const DEPTH = 64;
/** Extends beyond the page on both sides; the section clips it. */
const OVERHANG = 3000;

/** Full-width road, below `top`. */
function RoadAlong({ top }: { top: number }) {
  const middle = top + DEPTH / 2;
  return (
    <>
      <chakra.path
        d={`M${-OVERHANG} ${top}h${2 * OVERHANG}v${DEPTH}h${-2 * OVERHANG}Z`}
        fill="art-road"
        stroke="art-road-edge"
        strokeWidth="2.5"
      />
      <chakra.path
        d={`M${-OVERHANG} ${middle}h${2 * OVERHANG}`}
        stroke="art-hill-4"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="30 34"
      />
    </>
  );
}

/** Illustration: an arch with a view of the path and its five milestones. */
export function ArchWindow() {
  return (
    <chakra.svg
      role="img"
      aria-label="A road leads through a gate and winds past five waymarks up into the hills"
      viewBox="0 -14 440 638"
      width="100%"
      maxW="window"
      display="block"
      marginInline="auto"
      overflow="visible"
    >
      <clipPath id="gate">
        <path d={scene.gate.inside} />
      </clipPath>
      <RoadAlong top={scene.GROUND} />
      <chakra.path
        d={scene.gate.outside}
        fill="art-cream"
        stroke="art-road-edge"
        strokeWidth="2.5"
      />
      <g clipPath="url(#gate)">
        <chakra.path d={scene.gate.inside} fill="art-sky" />
        <chakra.circle cx="284" cy="150" r="84" fill="art-sun" opacity="0.35" />
        <chakra.circle cx="284" cy="150" r="52" fill="art-sun" opacity="0.6" />
        <Hills hills={scene.hills} />
        {scene.trees.map((tree) => (
          <Tree key={tree.x} {...tree} />
        ))}
        <Road way={scene.way} lit />
        <Hills hills={scene.slopes} />
        {scene.milestones.map((place, index) => (
          <Milestone key={place.x} number={index + 1} {...place} />
        ))}
      </g>
      <chakra.g fill="none" stroke="art-road-edge" strokeWidth="2.5">
        <path d={scene.gate.inside} />
        {scene.joints.map((d) => (
          <path key={d} d={d} />
        ))}
      </chakra.g>
      <chakra.path d={scene.keystone} fill="marigold" />
      <chakra.path d={scene.mouth.ground} fill="art-road" />
      <chakra.path d={scene.mouth.edge} fill="none" stroke="art-road-edge" strokeWidth="2.5" />
      {/* In front of the arch on narrow screens. */}
      <chakra.g translate={{ smDown: '56px' }}>
        <Walker {...scene.walker} />
      </chakra.g>
    </chakra.svg>
  );
}
