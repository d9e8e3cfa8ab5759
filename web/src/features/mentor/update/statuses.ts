import type { StageStatus } from '../../../schema.generated.ts';

/** The statuses of a stage with their labels. */
export const STATUSES: readonly { value: StageStatus; label: string }[] = [
  { value: 'NOT_STARTED', label: 'Not Started' },
  { value: 'IN_PROGRESS', label: 'In Progress' },
  { value: 'COMPLETED', label: 'Completed' },
];
