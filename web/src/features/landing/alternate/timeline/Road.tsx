import { chakra } from '@chakra-ui/react';

/** The bend from one waymark to the next, in a box of 100 by 100 that is stretched to its place. */
const BENDS = {
  left: 'M25 0C25 50 75 50 75 100',
  right: 'M75 0C75 50 25 50 25 100',
  straight: 'M50 0V100',
};

/** Of the road, in pixels: it comes nearer from year to year. */
const WIDTHS = [16, 22, 28, 34, 40, 46];

interface RoadProps {
  fromLeft: boolean;
  /** Which stretch of it, counted from 0. */
  index: number;
}

/** A stretch of the road: winding where the page is wide, straight on a phone. */
export function Road({ fromLeft, index }: RoadProps) {
  const width = WIDTHS[Math.min(index, WIDTHS.length - 1)] ?? 0;
  return (
    <>
      <Stretch d={BENDS.straight} width={width} hideFrom="md" />
      <Stretch d={fromLeft ? BENDS.left : BENDS.right} width={width} hideBelow="md" />
    </>
  );
}

interface StretchProps {
  d: string;
  width: number;
  hideFrom?: 'md';
  hideBelow?: 'md';
}

function Stretch({ d, width, ...hide }: StretchProps) {
  return (
    <chakra.svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      overflow="visible"
      css={{ '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' } }}
      {...hide}
    >
      <chakra.path d={d} stroke="art-road-edge" strokeWidth={width + 4} />
      <chakra.path d={d} stroke="art-road" strokeWidth={width} />
      <chakra.path
        d={d}
        stroke="art-hill-4"
        strokeWidth={width / 12}
        strokeLinecap="round"
        strokeDasharray={`${width * 0.4} ${width * 0.5}`}
      />
    </chakra.svg>
  );
}
