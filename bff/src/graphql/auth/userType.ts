import type { UserResolvers } from '../../gen/resolvers.generated.ts';
import { roleNames } from '../roleNames.ts';

export const User: UserResolvers = {
  role: ({ role }) => role && roleNames[role],
  formSubmitted: ({ formSubmitted }) =>
    typeof formSubmitted === 'function' ? formSubmitted() : formSubmitted,
};
