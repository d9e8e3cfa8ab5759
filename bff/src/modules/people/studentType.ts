import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../../resolving/carried.ts';
import { whenKnown } from '../../resolving/whenKnown.ts';
import { career } from './formDetails.ts';
import { listOf } from './loaders.ts';
import { personFields } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { peopleLoaders }) =>
    carried(student, 'education', listOf(student, peopleLoaders)),

  formDetails: (student, _args, { peopleLoaders }) =>
    whenKnown(carried(student, 'formDetails', listOf(student, peopleLoaders)), career.known),
};
