import type { EducatorResolvers } from '../../gen/resolvers.generated.ts';
import { personFields } from './personFields.ts';

export const Educator: EducatorResolvers = personFields;
