import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { formBody, formSpelling, namesNoClub, noClub } from './formBody.ts';
import { personPayload } from './payload.ts';

export const submitEducatorForm: MutationResolvers['submitEducatorForm'] = async (
  _root,
  { input },
  { people },
) => {
  if (namesNoClub(input)) return { educator: null, userErrors: [noClub] };
  const { person, userErrors } = personPayload(
    await people.submitForm('educator', formBody(input)),
    {
      id: null,
      audience: 'educator',
      reader: 'educator',
      spelling: formSpelling,
      read: () => people.own('educator'),
    },
  );
  return { educator: person, userErrors };
};
