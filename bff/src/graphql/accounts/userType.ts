import type { UserResolvers } from '../../gen/resolvers.generated.ts';

export const User: UserResolvers = {
  formSubmitted: ({ formSubmitted }) =>
    typeof formSubmitted === 'function' ? formSubmitted() : formSubmitted,
};
