import type { Location } from 'react-router-dom';

/**
 * State for the way from one form to another, so that the email is typed once. It is not for the
 * address, which others can read.
 * @param here where the way begins; what its entry knows goes along, as the page to come back to
 */
export const withEmail = (email: string, here?: Location) => ({
  ...(here?.state as object | null),
  email,
});

/** The email typed in the form before this one; empty when there was none. */
export function typedEmail({ state }: Location): string {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
