import { chakra } from '@chakra-ui/react';

const DEPTH = 64;
/** Extends beyond the page on both sides; the section clips it. */
const OVERHANG = 3000;

/** Full-width road, below `top`. */
export function RoadAlong({ top }: { top: number }) {
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
