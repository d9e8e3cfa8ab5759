import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../../resolving/carried.ts';
import { listOf } from './loaders.ts';
import { personFields } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { peopleLoaders }) =>
    carried(student, 'education', listOf(student, peopleLoaders)),

  formDetails: (student, _args, { peopleLoaders }) =>
    carried(student, 'formDetails', listOf(student, peopleLoaders)),
};
