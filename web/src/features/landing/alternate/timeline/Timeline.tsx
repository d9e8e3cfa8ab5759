import { chakra } from '@chakra-ui/react';
import { timeline } from '../../../../content/timeline.ts';
import { Wide } from '../../shared/Wide.tsx';
import { Country } from './Country.tsx';
import { Milestone } from './Milestone.tsx';

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
