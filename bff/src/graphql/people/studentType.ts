import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { fieldOf } from '../fieldOf.ts';
import { personFields, wholePerson } from './personType.ts';

export const Student: StudentResolvers = {
  ...personFields,

  education: (student, _args, { backend }) => fieldOf(student, 'education', wholePerson(backend)),

  formDetails: (student, _args, { backend }) =>
    fieldOf(student, 'formDetails', wholePerson(backend)),

  consentMissing: (student, _args, { backend }) =>
    fieldOf(student, 'consentMissing', wholePerson(backend)),
};
