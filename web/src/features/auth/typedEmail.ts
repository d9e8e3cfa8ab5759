import type { Location } from 'react-router-dom';

/** State for the way from one form to another, so that the email is typed once. */
export const withEmail = (email: string) => ({ email });

/** The email typed in the form before this one; empty when there was none. */
export function typedEmail({ state }: Location): string {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
