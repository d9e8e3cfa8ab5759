import { stageStatuses, type StageStatus } from '../../domain/words.ts';

/** The status a save asks for: `in progress` when none is sent. @returns null for another word */
export function readStatus(sent: string | null | undefined): StageStatus | null {
  const word = (sent ?? '').trim().toLowerCase().replace(/[-_]/g, ' ');
  if (word === '') return 'in progress';
  return stageStatuses.find((status) => status === word) ?? null;
}
