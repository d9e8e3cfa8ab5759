import type { ImportMappingInput, MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';

export const importPeople: MutationResolvers['importPeople'] = (
  _root,
  { input: { audience, clubs = [], mentors = [], ...batch } },
  { backend },
) =>
  backend.imports.people({
    ...batch,
    clubs: clubs.map(withId),
    mentors: mentors.map(withId),
    audience: fromAudience(audience),
  });

/** An absent id is null. */
const withId = ({ name, id = null }: ImportMappingInput) => ({ name, id });
