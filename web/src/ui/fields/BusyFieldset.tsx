import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';

const Root = chakra('fieldset', {
  base: { minW: '0', margin: '0', border: 'none' },
  variants: {
    undimmed: {
      true: {
        _disabled: {
          '& :disabled': { bg: 'surface', color: 'ink', opacity: '1', cursor: 'progress' },
        },
      },
    },
  },
});

interface BusyFieldsetProps extends Omit<ComponentProps<typeof Root>, 'disabled'> {
  busy: boolean;
  /** Shows the disabled fields without the disabled style. */
  undimmed?: boolean;
}

/**
 * Disables the fields of a form while it is submitted. Browsers blur a disabled field; the focus is
 * restored afterwards.
 */
export function BusyFieldset({ busy, ...rest }: BusyFieldsetProps) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!busy && document.activeElement === document.body) last.current?.focus();
  }, [busy]);
  return (
    <Root
      {...rest}
      disabled={busy}
      onFocus={(event) => {
        last.current = event.target;
      }}
    />
  );
}
