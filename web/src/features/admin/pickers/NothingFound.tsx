import { chakra } from '@chakra-ui/react';

/** Below the "none" choice when there is nothing else to choose. */
export function NothingFound({ children }: { children: string }) {
  return (
    <chakra.p role="status" paddingInline="3" textStyle="small" color="ink-soft">
      {children}
    </chakra.p>
  );
}
