import { chakra } from '@chakra-ui/react';

/** The bend from one waymark to the next, in a box of 100 by 100 that is stretched to its place. */
const BENDS = {
  left: 'M25 0C25 50 75 50 75 100',
  right: 'M75 0C75 50 25 50 25 100',
  straight: 'M50 0V100',
};

interface RoadProps {
  fromLeft: boolean;
  walked: boolean;
}

/** A stretch of the road: winding where the page is wide, straight on a phone. */
export function Road({ fromLeft, walked }: RoadProps) {
  return (
    <>
      <Stretch d={BENDS.straight} walked={walked} hideFrom="md" />
      <Stretch d={fromLeft ? BENDS.left : BENDS.right} walked={walked} hideBelow="md" />
    </>
  );
}

interface StretchProps {
  d: string;
  walked: boolean;
  hideFrom?: 'md';
  hideBelow?: 'md';
}

function Stretch({ d, walked, ...hide }: StretchProps) {
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
      <chakra.path d={d} stroke="stone-soft" strokeWidth="14" />
      <chakra.path d={d} stroke="line" strokeWidth="14" />
      {walked ? (
        <chakra.path d={d} stroke="brand" strokeWidth="4" />
      ) : (
        <chakra.path d={d} stroke="line-strong" strokeWidth="2" strokeDasharray="2 9" />
      )}
    </chakra.svg>
  );
}
