import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { PathStepper } from './PathStepper.tsx';
import type { PathStage } from '../../../ui/stage.ts';

interface JourneyPanelProps {
  /** "Your Progress", or the title for educators. */
  title: string;
  /** Text at the right of the title ("Last updated Nov 18, 2026"). */
  note?: string | undefined;
  stages: readonly PathStage[];
  /** Content below the path: next step and latest feedback, or a state instead of a path. */
  children?: ReactNode;
}

/** Panel with the path of a person's dashboard. */
export function JourneyPanel({ title, note, stages, children }: JourneyPanelProps) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      bg="surface"
      border="line"
      borderRadius="3"
      overflow="clip"
    >
      <Flex
        wrap="wrap"
        justify="space-between"
        align="center"
        columnGap="4"
        rowGap="0.5"
        paddingTop={{ base: '5', md: '6' }}
        paddingBottom={{ base: '5', md: '0' }}
        paddingInline={{ base: '5', md: '8' }}
      >
        <chakra.h2 id={titleId} textStyle="card">
          {title}
        </chakra.h2>
        {note && (
          <chakra.p textStyle="small" color="ink-faint">
            {note}
          </chakra.p>
        )}
      </Flex>
      {stages.length > 0 && (
        <chakra.div marginInline={{ base: '4', md: '6' }} marginBottom={{ base: '2', md: '8' }}>
          <PathStepper stages={stages} notStartedLabel="Pending" label={title} />
        </chakra.div>
      )}
      {children}
    </chakra.section>
  );
}
