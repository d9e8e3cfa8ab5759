import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { submitForm } from './submitForm.ts';

export const submitEducatorForm: MutationResolvers['submitEducatorForm'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await submitForm(people, 'educator', input);
  return { educator: person, userErrors };
};
