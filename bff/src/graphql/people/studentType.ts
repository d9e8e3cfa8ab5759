import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../carried.ts';
import { whenKnown } from '../mapMaybePromise.ts';
import { career } from '../../backend/entities/formDetails.ts';
import { listOf } from '../../backend/people/loaders.ts';
import { personFields } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { peopleLoaders }) =>
    carried(student, 'education', listOf(student, peopleLoaders)),

  formDetails: (student, _args, { peopleLoaders }) =>
    whenKnown(carried(student, 'formDetails', listOf(student, peopleLoaders)), career.known),
};
