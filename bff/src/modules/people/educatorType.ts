import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../../resolving/carried.ts';
import { listOf } from './loaders.ts';
import { personFields } from './personType.ts';

export const Educator: EducatorResolvers = {
  ...personFields,

  formDetails: (educator, _args, { peopleLoaders }) =>
    carried(educator, 'formDetails', listOf(educator, peopleLoaders)),
};
