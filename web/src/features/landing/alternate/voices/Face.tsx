import { chakra } from '@chakra-ui/react';
import type { CutOut } from '../../../../content/types.ts';
import { Portrait } from '../../shared/Portrait.tsx';

interface FaceProps {
  name: string;
  portrait: CutOut;
  speaking: boolean;
  onChoose: () => void;
}

/** Somebody in the row, as a button; who speaks stands taller, on a marigold line. */
export function Face({ name, portrait, speaking, onChoose }: FaceProps) {
  return (
    <chakra.li width="100%">
      <chakra.button
        type="button"
        aria-label={`Hear ${name}`}
        aria-pressed={speaking}
        display="grid"
        justifyItems="center"
        width="100%"
        cursor="pointer"
        borderTopRadius="stone"
        css={{
          '& > span': {
            width: '78%',
            opacity: 0.72,
            transitionProperty: 'width, opacity',
            transitionDuration: '2',
          },
          '&:hover > span': { opacity: 1 },
          '&[aria-pressed=true] > span': { width: '100%', opacity: 1 },
        }}
        borderBottomWidth="status"
        borderBottomStyle="solid"
        borderBottomColor={speaking ? 'marigold' : 'transparent'}
        onClick={onChoose}
      >
        <Portrait cutOut={{ ...portrait, alt: '' }} sizes="15vw" />
      </chakra.button>
    </chakra.li>
  );
}
