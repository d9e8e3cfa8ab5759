import type { Insertable } from 'kysely';
import { named } from '../modules/history/append.ts';
import type { HistoryTable, ProgressTable } from '../platform/database/schema.ts';
import type { DemoData, DemoPerson, DemoSave } from './records.ts';

type ProgressRow = Insertable<ProgressTable>;

/** Completion date; unchanged when only feedback is saved. */
function completedAt(save: DemoSave, before: ProgressRow | undefined): Date | null {
  if (save.status !== 'completed') return null;
  return before?.completed_at ?? save.at;
}

/** The rows of a person after all saves. */
function progressRowsOf(person: DemoPerson): ProgressRow[] {
  const byStage = new Map<string, ProgressRow>();
  for (const save of person.saves) {
    byStage.set(save.stageId, {
      person_id: person.id,
      stage_id: save.stageId,
      status: save.status,
      feedback: save.feedback,
      saved_at: save.at,
      completed_at: completedAt(save, byStage.get(save.stageId)),
      saved_by: save.by.id,
      saved_by_name: save.by.name,
    });
  }
  return [...byStage.values()];
}

export function progressRows({ people }: DemoData): ProgressRow[] {
  return people.flatMap(progressRowsOf);
}

/** A history row per save, oldest first, with the previous values. */
export function historyRows({ people, clubs }: DemoData): Insertable<HistoryTable>[] {
  const stageNames = new Map(
    clubs.flatMap((club) => club.stages.map((stage) => [stage.id, stage.name])),
  );
  const shown = ({ stageId, status, feedback }: DemoSave) => {
    const stage = named({ id: stageId, name: stageNames.get(stageId) ?? '' });
    return JSON.stringify({ stage, status, feedback });
  };

  const rows = people.flatMap((person) => {
    const lastOf = new Map<string, DemoSave>();
    return person.saves.map((save): Insertable<HistoryTable> => {
      const before = lastOf.get(save.stageId);
      lastOf.set(save.stageId, save);
      return {
        person_id: person.id,
        at: save.at,
        by_id: save.by.id,
        by_name: save.by.name,
        by_role: 'mentor',
        what: 'progress',
        before: before ? shown(before) : null,
        after: shown(save),
      };
    });
  });
  // Ids must be in the order of time.
  return rows.toSorted((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
}
