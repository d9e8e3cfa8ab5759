import type { Insertable } from 'kysely';
import { named } from '../modules/history/named.ts';
import type { HistoryTable, ProgressTable } from '../plugins/database/schema.ts';
import type { DemoData, DemoPerson, DemoSave } from './records.ts';

type ProgressRow = Insertable<ProgressTable>;

/** When the stage was completed: a save that only changes feedback does not move it. */
function completedAt(save: DemoSave, before: ProgressRow | undefined): Date | null {
  if (save.status !== 'completed') return null;
  return before?.completed_at ?? save.at;
}

/** Where each stage of a person stands after all saves. */
function standing(person: DemoPerson): ProgressRow[] {
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
  return people.flatMap(standing);
}

/** One row for each save, oldest first, with what the stage said before it. */
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
  // The table is append-only: its ids follow time.
  return rows.toSorted((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
}
