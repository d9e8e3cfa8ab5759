import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../carried.ts';
import { whenKnown } from '../mapMaybePromise.ts';
import { professional } from '../../backend/entities/formDetails.ts';
import { listOf } from '../../backend/people/loaders.ts';
import { personFields } from './personType.ts';

export const Educator: EducatorResolvers = {
  ...personFields,

  formDetails: (educator, _args, { peopleLoaders }) =>
    whenKnown(
      carried(educator, 'formDetails', listOf(educator, peopleLoaders)),
      professional.known,
    ),
};
