import type { ImportMappingInput, MutationResolvers } from '../../gen/resolvers.generated.ts';

export const importPeople: MutationResolvers['importPeople'] = (
  _root,
  { input: { clubs = [], mentors = [], ...batch } },
  { backend },
) =>
  backend.imports.people({
    ...batch,
    clubs: clubs.map(withId),
    mentors: mentors.map(withId),
  });

/** An absent id is null. */
const withId = ({ name, id = null }: ImportMappingInput) => ({ name, id });
