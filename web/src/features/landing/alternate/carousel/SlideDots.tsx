import { chakra, Flex } from '@chakra-ui/react';

interface SlideDotsProps {
  count: number;
  /** Index of the visible slide, 0-based. */
  index: number;
  onChoose: (index: number) => void;
}

/** A button for each slide; the visible one is marked. */
export function SlideDots({ count, index, onChoose }: SlideDotsProps) {
  return (
    <Flex align="center" gap="1" marginTop="6">
      {Array.from({ length: count }, (_, slide) => (
        <chakra.button
          key={slide}
          type="button"
          aria-label={`Slide ${slide + 1} of ${count}`}
          aria-current={slide === index || undefined}
          display="grid"
          alignItems="center"
          width="slideDot"
          minH="target"
          borderRadius="1"
          cursor="pointer"
          css={{
            '& > span': {
              height: '2',
              borderRadius: 'full',
              border: 'control',
              bg: 'surface',
              transitionProperty: 'background-color, border-color',
              transitionDuration: '1',
            },
            '&:hover > span': { borderColor: 'brand' },
            '&[aria-current] > span': { bg: 'brand', borderColor: 'brand' },
          }}
          onClick={() => {
            onChoose(slide);
          }}
        >
          <span />
        </chakra.button>
      ))}
      <chakra.span aria-hidden marginInlineStart="3" textStyle="caption" color="ink-faint">
        {`${index + 1} of ${count}`}
      </chakra.span>
    </Flex>
  );
}
