import { chakra } from '@chakra-ui/react';
import { filled } from '../../../ui/theme/filled.ts';

interface SegmentedProps<V extends string> {
  /** Accessible name of the group ("Status"). */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Segmented control of two or three filters; one is pressed. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange } = props;
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display={{ base: 'flex', md: 'inline-flex' }}
      width={{ base: '100%', md: 'auto' }}
      border="control"
      borderRadius="2"
      bg="surface"
    >
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          flex={{ base: '1', md: 'none' }}
          minH="controlMd"
          paddingInline={{ base: '2', md: '4' }}
          fontSize="14"
          fontWeight="action"
          color="ink-soft"
          cursor="pointer"
          transitionProperty="background-color, color"
          transitionDuration="1"
          _hover={{ bg: 'brand-soft' }}
          _pressed={{ ...filled, bg: 'brand' }}
          css={{
            '& + &': { borderInlineStart: '{borderWidths.line} solid {colors.line-strong}' },
            '&:first-of-type': { borderInlineStartRadius: '1.5' },
            '&:last-of-type': { borderInlineEndRadius: '1.5' },
          }}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
