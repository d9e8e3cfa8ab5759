import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

/** Each part is a call of its own, made by the fields of `MentorDashboard`. */
export const mentorDashboard: QueryResolvers['mentorDashboard'] = () => ({});
