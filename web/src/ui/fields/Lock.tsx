import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';

interface LockProps extends Omit<ComponentProps<typeof chakra.fieldset>, 'disabled'> {
  locked: boolean;
}

/**
 * Holds fields that can't be changed while they are being sent. A browser takes the focus from a
 * locked field; who was in one is there again afterwards.
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
