import type { ExportRecord } from '../../domain/batch.ts';
import type { ExportedList, MutationResolvers } from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

const lists: Record<ExportedList, ExportRecord['list']> = {
  STUDENTS: 'students',
  EDUCATORS: 'educators',
  MENTORS: 'mentors',
  SUBMISSIONS: 'submissions',
  TRACKER: 'tracker',
};

export const recordExport: MutationResolvers['recordExport'] = async (
  _root,
  { input: { list, ...made } },
  { backend },
) => successPayload('recorded', await backend.audit.recordExport({ ...made, list: lists[list] }));
