import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import { password } from './fixtures.ts';

/** The code that an authenticator app shows at the test's time, or some steps later. */
export function codeOf({ clock }: TestApp, secret: string, steps = 0): string {
  const timestamp = clock.now.getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Turns on two-step login. @returns the secret and the recovery codes */
export async function turnOnSecondFactor(
  test: TestApp,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await test.call('POST /api/auth/second-factor/set-up', { token });
  const { secret } = body as { secret: string };
  const on = await test.call('POST /api/auth/second-factor/turn-on', {
    token,
    body: { currentPassword: password, code: codeOf(test, secret, -1) },
  });
  return { secret, ...(on.body as { recoveryCodes: string[] }) };
}
