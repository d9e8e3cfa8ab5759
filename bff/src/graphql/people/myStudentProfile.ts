import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const myStudentProfile: QueryResolvers['myStudentProfile'] = (
  _root,
  _args,
  { backend },
  info,
) => {
  // Starts both calls in parallel.
  if (selects(info, 'progress')) backend.progress.startOwn('student');
  return backend.people.own('student');
};
