import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { fieldOf } from '../fieldOf.ts';
import { personFields, wholePerson } from './personType.ts';

export const Educator: EducatorResolvers = {
  ...personFields,

  formDetails: (educator, _args, { backend }) =>
    fieldOf(educator, 'formDetails', wholePerson(backend)),
};
