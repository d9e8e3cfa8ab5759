import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const myStudentProfile: QueryResolvers['myStudentProfile'] = (
  _root,
  _args,
  { backend },
  info,
) => {
  // Starts both calls in parallel.
  if (selectionOf(info).has('progress')) backend.progress.startOwn('student');
  return backend.people.own('student');
};
