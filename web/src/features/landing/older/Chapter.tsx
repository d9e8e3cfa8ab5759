import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chapters, type ChapterId } from './chapters.ts';

interface ChapterProps {
  id: ChapterId;
  /** Text below the title in the margin. */
  note?: string;
  children: ReactNode;
}

/** A chapter: number and title in the margin, the text beside it. */
export function Chapter({ id, note, children }: ChapterProps) {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  return (
    <chakra.section
      id={id}
      aria-labelledby={`${id}-title`}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '{sizes.margin} minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="6"
      paddingBlock={{ base: '10', md: '16' }}
      borderTop="line"
    >
      <chakra.div
        alignSelf="start"
        position={{ lg: 'sticky' }}
        top="calc({sizes.header} + {spacing.8})"
      >
        <chakra.p aria-hidden textStyle="figure" fontSize="16" color="brand">
          {index + 1}
        </chakra.p>
        <chakra.h2 id={`${id}-title`} textStyle="section" marginTop="1">
          {chapters[index]?.title}
        </chakra.h2>
        {note && (
          <chakra.p marginTop="3" textStyle="small" color="ink-soft">
            {note}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div minW="0" maxW="prospectusText">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
