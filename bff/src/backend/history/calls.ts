import type { Lists } from '../lists/lists.ts';
import type { HistoryCalls } from '../recordsPort.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type {
  HistoryActor,
  HistoryChange,
  HistoryEntry,
  HistoryKind,
} from '../../domain/history.ts';
import type { Role } from '../../domain/account.ts';
import { looksLikeId } from '../entities/idOrName.ts';
import { readRole } from '../entities/role.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { changesBetween } from './changes.ts';

export function createHistoryCalls(lists: Lists): HistoryCalls {
  const read = async (path: string, params: Record<string, string> = {}) => {
    const wrappers = ['history', 'entries'];
    const reply = await lists.whole({ path, params, isOptional: true, wrappers });
    const entries = recordsOf(reply).map((record) => new RecordedEntry(record));
    return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  };
  return {
    ofPerson: ({ reader, id, audience }) =>
      reader === 'admin' || reader === 'mentor'
        ? read(`/api/${reader}/people/{id}/history`, { id })
        : read(`/api/${audience}/history`),
  };
}

const kinds: readonly HistoryKind[] = ['PROGRESS', 'CLUB', 'MENTOR', 'PROFILE', 'STATUS'];

class RecordedEntry implements HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: HistoryKind;
  readonly stageId: string | null;
  readonly changes: HistoryChange[];
  private readonly record: RecordReader;
  private readonly stageName: string | null;

  constructor(record: RecordReader) {
    const what = record.requiredText('what').trim();
    const [before, after] = [record.raw('before'), record.raw('after')];
    this.id = record.id();
    this.at = record.requiredMoment('at');
    this.kind = record.enumValue('what', kinds) ?? 'OTHER';
    this.stageName = this.kind === 'PROGRESS' ? (stageIn(after) ?? stageIn(before)) : null;
    this.stageId = this.kind === 'PROGRESS' ? (stageIdIn(after) ?? stageIdIn(before)) : null;
    this.changes = changesBetween(this.kind === 'OTHER' ? what : what.toLowerCase(), before, after);
    this.record = record;
  }

  /** An error where only the id is known, which is no name. */
  get stage(): string | null {
    return this.stageName === null && this.stageId !== null
      ? this.record.fail('stage')
      : this.stageName;
  }

  get by(): HistoryActor | null {
    const by = this.record.child('by');
    return by && new RecordedActor(by);
  }
}

class RecordedActor implements HistoryActor {
  readonly id: string | null;
  readonly name: string;
  private readonly record: RecordReader;

  constructor(record: RecordReader) {
    this.id = record.optionalId();
    this.name = record.requiredText('name');
    this.record = record;
  }

  get role(): Role | null {
    return this.record.text('role') === null ? null : readRole(this.record);
  }
}

/** Name of the stage, given as an object or as text. */
function stageIn(state: unknown): string | null {
  const stage = isRecord(state) ? state['stage'] : null;
  const name = isRecord(stage) ? stage['name'] : stage;
  return typeof name === 'string' && name !== '' && !looksLikeId(name) ? name : null;
}

function stageIdIn(state: unknown): string | null {
  const stage = isRecord(state) ? state['stage'] : null;
  const id = isRecord(stage) ? (stage['_id'] ?? stage['id']) : stage;
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && (isRecord(stage) || looksLikeId(id)) ? id : null;
}
