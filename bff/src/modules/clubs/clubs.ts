import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from './audience.ts';

export const clubs: QueryResolvers['clubs'] = (_root, { clubFor }, { clubs: source }) =>
  clubFor ? source.ofAudience(fromAudience(clubFor)) : source.all();
