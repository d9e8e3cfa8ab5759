/** The roles that the demo data has an account for. */
export const roles = ['student', 'educator', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The token of a new session, or a readable reason for its absence. With `isCodeMissing` the
 * same call with a code of two-step login succeeds.
 */
type SignedIn = { token: string } | { problem: string; isCodeMissing?: boolean };

const PASSWORD = 'waymark-demo';

const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { token userErrors { code message } }
}`;

interface LoginAnswer {
  data?: {
    login: { token: string | null; userErrors: { code: string; message: string }[] } | null;
  };
  errors?: { message: string }[];
}

/** Logs in to the demo account of a role. Other backends have no demo accounts. */
export async function signInAsDemo(role: Role): Promise<SignedIn> {
  const email = `${role}@waymark.test`;
  const result = await signIn(email, PASSWORD);
  if ('token' in result) return result;
  return {
    problem: `No session for the demo account ${email}: ${result.problem.replace(/\.?$/, '.')} Sign in with an account of this backend.`,
  };
}

/** Logs in to any account. */
export async function signIn(email: string, password: string, code?: string): Promise<SignedIn> {
  const answer = await ask({ email, password, code });
  if (answer === null) return { problem: 'The server cannot be reached.' };
  const { data, errors } = answer;
  const token = data?.login?.token ?? null;
  if (token !== null) return { token };
  const refusals = data?.login?.userErrors ?? [];
  const [said] = [...refusals, ...(errors ?? [])];
  const isCodeMissing = refusals.some((refusal) => refusal.code === 'SECOND_FACTOR_REQUIRED');
  return { problem: said?.message ?? 'No token was given.', isCodeMissing };
}

async function ask(input: object): Promise<LoginAnswer | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: LOGIN, variables: { input } }),
    });
    return (await response.json()) as LoginAnswer;
  } catch {
    return null;
  }
}
