import { parseEnum, stageStatuses, type StageStatus } from '../../domain/words.ts';

/** Parses a sent status; `in progress` by default. @returns null for an unknown one */
export function readStatus(sent: string | null | undefined): StageStatus | null {
  if (!sent?.trim()) return 'in progress';
  return parseEnum(stageStatuses, sent) ?? null;
}
