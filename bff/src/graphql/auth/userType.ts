import type { Role, UserResolvers } from '../../gen/resolvers.generated.ts';
import type { Role as UpstreamRole } from '../../domain/user.ts';

export const roleNames: Record<UpstreamRole, Role> = {
  admin: 'ADMIN',
  mentor: 'MENTOR',
  educator: 'EDUCATOR',
  student: 'STUDENT',
};

export const User: UserResolvers = {
  role: ({ role }) => role && roleNames[role],
  formSubmitted: ({ formSubmitted }) =>
    typeof formSubmitted === 'function' ? formSubmitted() : formSubmitted,
};
