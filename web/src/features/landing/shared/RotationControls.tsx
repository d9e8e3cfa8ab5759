import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Rotation } from './useRotation.ts';
import { CONTRAST_EDGE } from '../../../ui/theme/contrastEdge.ts';

interface RotationMarkProps {
  label: string;
  /** Whether it is the visible item. */
  current: boolean;
  /** Progress to the next item: not started, running or done. */
  state: 'empty' | 'filling' | 'full';
  onClick: () => void;
}

/** Button of an item in a rotation; selects it. */
function RotationMark({ label, current, state, onClick }: RotationMarkProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-current={current}
      display="grid"
      alignItems="center"
      width="trailSm"
      height="target"
      borderRadius="1"
      cursor="pointer"
      onClick={onClick}
    >
      <chakra.span
        display="block"
        height="rotationMark"
        borderRadius="1"
        overflow="hidden"
        boxShadow="inset 0 0 0 {borderWidths.edge} {colors.brand}"
        outline={CONTRAST_EDGE}
      >
        {state !== 'empty' && (
          <chakra.span
            display="block"
            height="100%"
            bg="brand"
            transformOrigin="left"
            animation={state === 'filling' ? 'fill {durations.rotation} linear' : undefined}
          />
        )}
      </chakra.span>
    </chakra.button>
  );
}

interface RotationControlsProps {
  rotation: Rotation;
  count: number;
  /** Noun for the labels of the buttons ("testimonial"). */
  of: string;
}

/** Controls of a rotation: pause, a button per item, the position, previous and next. */
export function RotationControls({ rotation, count, of }: RotationControlsProps) {
  const { index, playing, running, choose, toggle } = rotation;
  return (
    <Flex align="center" gap={{ base: '2', md: '4' }}>
      <Button
        icon={playing ? 'pause' : 'play'}
        tone="outline"
        size="sm"
        aria-label={`${playing ? 'Pause' : 'Play'} ${of}s`}
        onClick={toggle}
      >
        {playing ? 'Pause' : 'Play'}
      </Button>
      <Flex gap="1.5" mdDown={{ display: 'none' }}>
        {Array.from({ length: count }, (_, place) => (
          <RotationMark
            key={place}
            label={`Show ${of} ${place + 1} of ${count}`}
            current={place === index}
            state={place > index ? 'empty' : place === index && running ? 'filling' : 'full'}
            onClick={() => {
              choose(place);
            }}
          />
        ))}
      </Flex>
      <chakra.span aria-hidden textStyle="small" color="ink-soft" fontVariantNumeric="tabular-nums">
        {`${index + 1} of ${count}`}
      </chakra.span>
      <Flex gap="3" marginInlineStart="auto">
        <IconButton
          size="lg"
          edge
          icon="chevron-left"
          label={`Previous ${of}`}
          onClick={() => {
            choose(index - 1);
          }}
        />
        <IconButton
          size="lg"
          edge
          icon="chevron-right"
          label={`Next ${of}`}
          onClick={() => {
            choose(index + 1);
          }}
        />
      </Flex>
    </Flex>
  );
}
