import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { formBody, formSpelling, namesNoClub, noClub } from './formBody.ts';
import { personPayload } from './payload.ts';

export const submitStudentForm: MutationResolvers['submitStudentForm'] = async (
  _root,
  { input },
  { people },
) => {
  if (namesNoClub(input)) return { student: null, userErrors: [noClub] };
  const { person, userErrors } = personPayload(
    await people.submitForm('student', formBody(input)),
    {
      id: null,
      audience: 'student',
      reader: 'student',
      spelling: formSpelling,
      read: () => people.own('student'),
    },
  );
  return { student: person, userErrors };
};
