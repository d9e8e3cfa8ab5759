// Compiled by `npm run types`, never run. `@ts-expect-error` asserts that a wrong variable or field
// name is a type error.
import { skipToken } from '@apollo/client/react';
import { useLoginMutation } from '../src/features/auth/Login.generated.ts';
import { useClubChoicesQuery } from '../src/features/career-form/ClubChoices.generated.ts';
import { useMeQuery } from '../src/lib/session/Me.generated.ts';

const input = { email: 'asha@example.org', password: 'long enough' };

export function useRight() {
  useMeQuery();
  useClubChoicesQuery(skipToken);
  const { data } = useClubChoicesQuery({ variables: { clubFor: 'STUDENT' } });
  const [login, result] = useLoginMutation();
  void login({ variables: { input } });
  return [data?.clubChoices?.[0]?.name, result.data?.login?.token];
}

export function useWrongQueries() {
  // @ts-expect-error a required variable is missing
  useClubChoicesQuery();
  // @ts-expect-error a required variable is missing
  useClubChoicesQuery({ variables: {} });
  // @ts-expect-error a variable that the operation does not have
  useClubChoicesQuery({ variables: { clubFor: 'STUDENT', page: 1 } });
  // @ts-expect-error a value outside the enum
  useClubChoicesQuery({ variables: { clubFor: 'MENTOR' } });
  // @ts-expect-error a variable of an operation without variables
  useMeQuery({ variables: { id: '1' } });
}

export function useWrongMutations() {
  // @ts-expect-error variables must be passed in the call
  useLoginMutation({ variables: { input } });
  const [login] = useLoginMutation();
  // @ts-expect-error the variables are missing
  void login();
  // @ts-expect-error a required variable is missing
  void login({ variables: {} });
  // @ts-expect-error a required input field is missing
  void login({ variables: { input: { email: input.email } } });
  // @ts-expect-error an input field that does not exist
  void login({ variables: { input: { ...input, remember: true } } });
}

type Answer = ReturnType<typeof useClubChoicesQuery>['data'];
// @ts-expect-error a field that is not selected
export type Unasked = NonNullable<NonNullable<Answer>['clubChoices']>[number]['mentors'];
