import { meantWord, stageStatuses, type StageStatus } from '../../domain/words.ts';

/** The status a save asks for: `in progress` when none is sent. @returns null for another word */
export function readStatus(sent: string | null | undefined): StageStatus | null {
  if (!sent?.trim()) return 'in progress';
  return meantWord(stageStatuses, sent) ?? null;
}
