import type { SystemStyleObject } from '@chakra-ui/react';

/** Room that a stage's name and badge need beside each other. */
const REM_PER_STAGE = 8;

/**
 * Styles for the winding form of a path: on a wide screen, and only where its container has room
 * for every stage; else the path stands upright.
 */
export function winding(count: number, styles: SystemStyleObject): SystemStyleObject {
  return { md: { [`@container (min-width: ${count * REM_PER_STAGE}rem)`]: styles } };
}
