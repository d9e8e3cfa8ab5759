import type { PartialEducator } from '../../domain/person.ts';
import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { personField, personFields } from './personType.ts';

export const Educator: EducatorResolvers = {
  ...personFields,
  formDetails: personField<PartialEducator, 'formDetails'>('formDetails'),
};
