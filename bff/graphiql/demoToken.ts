/** The roles that the demo data has an account for. */
export const roles = ['student', 'educator', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The token of a demo account, or why there is none, in words for people. */
export type DemoToken = { token: string } | { problem: string };

const PASSWORD = 'waymark-demo';

const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { token userErrors { message } }
}`;

interface LoginAnswer {
  data?: { login: { token: string | null; userErrors: { message: string }[] } | null };
  errors?: { message: string }[];
}

/** Logs in to the demo account of a role. */
export async function demoToken(role: Role): Promise<DemoToken> {
  const email = `${role}@waymark.test`;
  const answer = await ask({ email, password: PASSWORD });
  if (answer === null) return { problem: 'The server cannot be reached.' };
  const [error] = answer.errors ?? [];
  if (error !== undefined) return { problem: error.message };
  const token = answer.data?.login?.token ?? null;
  if (token !== null) return { token };
  const said = answer.data?.login?.userErrors[0]?.message ?? 'No token was given.';
  return {
    problem: `No demo account ${email} here (${said}) Log in with an account of this backend by the login mutation, and put its token into Headers.`,
  };
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
