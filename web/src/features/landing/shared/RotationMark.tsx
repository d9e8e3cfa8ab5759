import { chakra } from '@chakra-ui/react';
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
export function RotationMark({ label, current, state, onClick }: RotationMarkProps) {
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
