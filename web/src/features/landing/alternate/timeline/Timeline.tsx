import { chakra } from '@chakra-ui/react';
import { timeline } from '../../../../content/timeline.ts';
import { Wide } from '../../shared/Wide.tsx';
import { Milestone } from './Milestone.tsx';
import { Tree } from '../../../../ui/landscape/Scenery.tsx';

const LAND = {
  position: 'absolute',
  insetInline: '0',
  width: '100%',
  preserveAspectRatio: 'none',
} as const;

/** Illustration: hills and sun at the start of the timeline's road. */
function Country() {
  return (
    <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
      <chakra.svg
        viewBox="0 0 1440 180"
        position="absolute"
        top="0"
        insetInlineStart="50%"
        translate="-50%"
        width="max(100%, {sizes.country})"
        height="crest"
        preserveAspectRatio="xMidYMax slice"
      >
        <chakra.circle cx="720" cy="128" r="104" fill="art-sun" opacity="0.35" />
        <chakra.circle cx="720" cy="128" r="64" fill="art-sun" opacity="0.6" />
        <chakra.path d="M0 140C240 60 420 150 660 116S1120 30 1440 96v84H0Z" fill="art-hill-1" />
        <Tree x={150} y={72} scale={0.9} crown="art-hill-3" />
        <Tree x={180} y={80} scale={0.66} crown="art-hill-4" />
        <Tree x={1290} y={46} scale={0.9} crown="art-hill-3" />
      </chakra.svg>
      <chakra.div position="absolute" inset="{sizes.crest} 0 0" bg="art-hill-1" />
      <chakra.svg viewBox="0 0 1440 700" {...LAND} bottom="0" height="60%">
        <chakra.path
          d="M0 60C300-40 560 90 820 60s420-80 620-30v670H0Z"
          fill="art-hill-2"
          opacity="0.5"
        />
        <chakra.path d="M0 640c260-60 480-10 760-26s460-50 680-10v96H0Z" fill="art-hill-2" />
      </chakra.svg>
    </chakra.div>
  );
}

/** Timeline of Waymark along a road. */
export function Timeline() {
  const { title, lead, items } = timeline;
  return (
    <chakra.section bg="sunk">
      <Wide paddingTop={{ base: '16', md: '28' }}>
        <chakra.h2 textStyle="page">{title}</chakra.h2>
        <chakra.p marginTop="3" textStyle="lead" maxW="measure" color="ink-soft">
          {lead}
        </chakra.p>
      </Wide>
      <chakra.div position="relative">
        <Country />
        <Wide position="relative" paddingTop="calc({sizes.crest} - {spacing.8})">
          <ol>
            {items.map((milestone, index) => (
              <Milestone
                key={milestone.year}
                milestone={milestone}
                index={index}
                last={index === items.length - 1}
              />
            ))}
          </ol>
        </Wide>
      </chakra.div>
    </chakra.section>
  );
}
