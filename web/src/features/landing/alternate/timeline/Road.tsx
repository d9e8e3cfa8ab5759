import { chakra } from '@chakra-ui/react';

/** Curve between two milestones, in a 100 × 100 box that is stretched. */
const BENDS = {
  left: 'M25 0C25 50 75 50 75 100',
  right: 'M75 0C75 50 25 50 25 100',
  straight: 'M50 0V100',
};

/** Width of the road in pixels; increases towards the current year. */
const WIDTHS = [16, 22, 28, 34, 40, 46];

interface RoadProps {
  fromLeft: boolean;
  /** Index of the segment, 0-based. */
  index: number;
}

/** A segment of the road: curved on wide screens, straight on a phone. */
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
