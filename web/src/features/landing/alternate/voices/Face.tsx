import { chakra } from '@chakra-ui/react';
import type { Person } from '../../../../content/types.ts';
import { faceOf } from '../../shared/faceOf.ts';
import { Portrait } from '../../shared/Portrait.tsx';

interface FaceProps {
  person: Person;
  speaking: boolean;
  onChoose: () => void;
}

/** Portrait as a button; the selected one is larger, on a marigold line. */
export function Face({ person, speaking, onChoose }: FaceProps) {
  return (
    <chakra.li width="100%">
      <chakra.button
        type="button"
        aria-label={`Hear ${person.name}`}
        aria-pressed={speaking}
        display="grid"
        justifyItems="center"
        width="100%"
        cursor="pointer"
        borderTopRadius="stone"
        css={{
          // Scaled from the line, so that the row keeps its height.
          '& > span': {
            width: '100%',
            scale: '0.78',
            transformOrigin: '50% 100%',
            transitionProperty: 'scale',
            transitionDuration: '2',
            transitionTimingFunction: 'settle',
          },
          '&:hover > span': { scale: '0.84' },
          '&[aria-pressed=true] > span': { scale: '1' },
        }}
        // Keeps the line of the others transparent in a contrast theme.
        forcedColorAdjust="none"
        borderBottomWidth="status"
        borderBottomStyle="solid"
        borderBottomColor={speaking ? 'marigold' : 'transparent'}
        onClick={onChoose}
      >
        <Portrait cutOut={faceOf(person)} sizes="(min-width: 640px) 15vw, 30vw" />
      </chakra.button>
    </chakra.li>
  );
}
