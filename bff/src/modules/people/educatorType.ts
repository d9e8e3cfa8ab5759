import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../../resolving/carried.ts';
import { whenKnown } from '../../resolving/whenKnown.ts';
import { professional } from './formDetails.ts';
import { listOf } from './loaders.ts';
import { personFields } from './personType.ts';

export const Educator: EducatorResolvers = {
  ...personFields,

  formDetails: (educator, _args, { peopleLoaders }) =>
    whenKnown(
      carried(educator, 'formDetails', listOf(educator, peopleLoaders)),
      professional.known,
    ),
};
