import type { Location } from 'react-router-dom';

/**
 * History state of a link to another form, so that the email is typed once. Not in the URL, which
 * others can read.
 * @param here the current location; its state is kept, such as the page to return to
 */
export const withEmail = (email: string, here?: Location) => ({
  ...(here?.state as object | null),
  email,
});

/** Email typed in the previous form; empty without one. */
export function typedEmail({ state }: Location): string {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
