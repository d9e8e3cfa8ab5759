import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

/** The fields of `MentorDashboard` make one call each. */
export const mentorDashboard: QueryResolvers['mentorDashboard'] = () => ({});
