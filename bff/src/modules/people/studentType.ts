import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from './carried.ts';
import { personFields } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { peopleLoaders }) => carried(student, 'education', peopleLoaders),

  formDetails: (student, _args, { peopleLoaders }) =>
    carried(student, 'formDetails', peopleLoaders),
};
