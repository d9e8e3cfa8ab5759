import type { StudentResolvers } from '../../gen/resolvers.generated.ts';
import { personFields } from './personFields.ts';

export const Student: StudentResolvers = personFields;
