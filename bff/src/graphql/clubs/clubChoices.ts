import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';

export const clubChoices: QueryResolvers['clubChoices'] = (_root, { clubFor }, { backend }) =>
  backend.clubs.choices(fromAudience(clubFor));
