import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';

interface LockProps extends Omit<ComponentProps<typeof chakra.fieldset>, 'disabled'> {
  locked: boolean;
}

/**
 * Disables the fields of a form while it is submitted. Browsers blur a disabled field; the focus is
 * restored afterwards.
 */
export function Lock({ locked, ...rest }: LockProps) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!locked && document.activeElement === document.body) last.current?.focus();
  }, [locked]);
  return (
    <chakra.fieldset
      minW="0"
      margin="0"
      border="none"
      {...rest}
      disabled={locked}
      onFocus={(event) => {
        last.current = event.target;
      }}
    />
  );
}
