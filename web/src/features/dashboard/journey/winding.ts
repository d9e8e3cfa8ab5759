import type { SystemStyleObject } from '@chakra-ui/react';

/** Minimum width of a stage's name and badge. */
const REM_PER_STAGE = 8;

/**
 * Styles of the winding path, applied on wide screens if the container has enough space for every
 * stage; otherwise the path is vertical.
 */
export function winding(count: number, styles: SystemStyleObject): SystemStyleObject {
  return { md: { [`@container (min-width: ${count * REM_PER_STAGE}rem)`]: styles } };
}
