import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { whenKnown } from '../../whenKnown.ts';
import { carried } from './carried.ts';
import { personFields } from './personFields.ts';

export const Educator: EducatorResolvers = {
  ...personFields,

  formDetails: (educator, _args, { peopleLoaders }) =>
    whenKnown(carried(educator, 'formDetails', peopleLoaders), (read) => read?.() ?? null),
};
