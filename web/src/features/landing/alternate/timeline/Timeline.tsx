import { chakra } from '@chakra-ui/react';
import { timeline } from '../../../../content/timeline.ts';
import { Wide } from '../../shared/Wide.tsx';
import { Milestone } from './Milestone.tsx';

/** How Waymark came about: a road down the page, its years to the left and the right of it. */
export function Timeline() {
  const { title, lead, items } = timeline;
  return (
    <chakra.section bg="sunk">
      <Wide paddingTop={{ base: '16', md: '28' }} paddingBottom="0">
        <chakra.h2 textStyle="page">{title}</chakra.h2>
        <chakra.p marginTop="3" textStyle="lead" maxW="measure" color="ink-soft">
          {lead}
        </chakra.p>
        <chakra.ol marginTop={{ base: '8', md: '12' }}>
          {items.map((milestone, index) => (
            <Milestone
              key={milestone.year}
              {...milestone}
              index={index}
              last={index === items.length - 1}
            />
          ))}
        </chakra.ol>
      </Wide>
    </chakra.section>
  );
}
