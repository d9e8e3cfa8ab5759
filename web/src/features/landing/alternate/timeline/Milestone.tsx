import { chakra, Grid } from '@chakra-ui/react';
import type { timeline } from '../../../../content/timeline.ts';
import { Portrait } from '../../shared/Portrait.tsx';
import { YearStone } from './YearStone.tsx';

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
function Road({ fromLeft, index }: RoadProps) {
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

interface MilestoneProps {
  milestone: (typeof timeline.items)[number];
  index: number;
  /** Whether it is the current year. */
  last: boolean;
}

/** A year: milestone on the road, text on one side and picture on the other. */
export function Milestone({ milestone, index, last }: MilestoneProps) {
  const { year, title, text, scene } = milestone;
  const left = index % 2 === 0;
  return (
    <Grid
      as="li"
      position="relative"
      templateColumns={{
        base: '{sizes.trail} minmax(0, 1fr) {sizes.yearScenePhone}',
        md: 'minmax(0, 1fr) {sizes.road} minmax(0, 1fr)',
      }}
      templateRows={{ base: 'auto 1fr', md: '1fr' }}
      columnGap={{ base: '4', md: '8' }}
      minH={{ md: 'milestone' }}
    >
      <chakra.div
        aria-hidden
        position="relative"
        gridRow={{ base: '1 / span 2', md: '1' }}
        gridColumn={{ base: '1', md: '2' }}
      >
        <Road fromLeft={left} index={index} />
        <chakra.span
          position="absolute"
          top="0"
          insetInlineStart={{ base: '50%', md: left ? '25%' : '75%' }}
          translate="-50% -50%"
        >
          <YearStone year={year} index={index} now={last} />
        </chakra.span>
      </chakra.div>
      {/* On a phone the picture is beside the heading, and the text below both. */}
      <chakra.div
        display={{ base: 'contents', md: 'block' }}
        gridRow="1"
        gridColumn={left ? '1' : '3'}
        justifySelf={left ? 'end' : 'start'}
        textAlign={{ md: left ? 'end' : 'start' }}
        maxW="state"
        paddingBottom="10"
        marginTop="-6"
      >
        <chakra.div gridRow="1" gridColumn="2" marginTop={{ base: '-5', md: '0' }}>
          <chakra.p textStyle="figure" fontSize="32" color="brand">
            {year}
          </chakra.p>
          <chakra.h3 textStyle="card" marginTop="1">
            {title}
          </chakra.h3>
        </chakra.div>
        <chakra.p
          gridRow="2"
          gridColumn="2 / span 2"
          marginTop="1"
          paddingBottom={{ base: '12', md: '0' }}
          textWrap="pretty"
        >
          {text}
        </chakra.p>
      </chakra.div>
      <Portrait
        cutOut={scene}
        sizes="160px"
        gridRow="1"
        gridColumn={{ base: '3', md: left ? '3' : '1' }}
        justifySelf={{ md: left ? 'start' : 'end' }}
        alignSelf="start"
        width={{ base: 'yearScenePhone', md: 'yearScene' }}
        marginTop={{ base: '-8', md: '-12' }}
      />
    </Grid>
  );
}
