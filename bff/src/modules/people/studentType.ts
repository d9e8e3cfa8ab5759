import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { whenKnown } from '../../whenKnown.ts';
import { carried } from './carried.ts';
import { personFields } from './personFields.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { peopleLoaders }) => carried(student, 'education', peopleLoaders),

  formDetails: (student, _args, { peopleLoaders }) =>
    whenKnown(carried(student, 'formDetails', peopleLoaders), (read) => read?.() ?? null),
};
