import type { PartialStudent } from '../../domain/person.ts';
import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { personField, personFields } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,
  education: personField<PartialStudent, 'education'>('education'),
  formDetails: personField<PartialStudent, 'formDetails'>('formDetails'),
  consentMissing: personField<PartialStudent, 'consentMissing'>('consentMissing'),
};
