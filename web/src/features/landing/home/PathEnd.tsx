import { chakra } from '@chakra-ui/react';
import { Milestone } from '../../../ui/landscape/Milestone.tsx';
import { Road } from '../../../ui/landscape/Road.tsx';
import type { Way } from '../../../ui/landscape/road.ts';

const WAY: Way = {
  start: [640, 500],
  towards: [730, 430],
  turns: [
    [830, 374, 980, 366],
    [1196, 350, 1184, 298],
    [1056, 262, 1058, 238],
    [1180, 196, 1296, 186],
  ],
  width: [120, 6],
};

/** Illustration of the end of the path: the fifth milestone, at night. */
export function PathEnd() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      position="absolute"
      insetInline="0"
      bottom="0"
      width="100%"
      height={{ base: 'pathEndPhone', md: '100%' }}
    >
      <chakra.path
        d="M0 330c160-44 360-10 560-26s330-104 560-138 220-12 320 0v254H0Z"
        fill="art-hill-4"
        opacity="0.4"
      />
      <Road way={WAY} />
      <Milestone number={5} x={1310} y={150} scale={1} />
    </chakra.svg>
  );
}
