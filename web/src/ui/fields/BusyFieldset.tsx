import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';

interface BusyFieldsetProps extends Omit<ComponentProps<typeof chakra.fieldset>, 'disabled'> {
  busy: boolean;
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
    <chakra.fieldset
      minW="0"
      margin="0"
      border="none"
      {...rest}
      disabled={busy}
      onFocus={(event) => {
        last.current = event.target;
      }}
    />
  );
}
