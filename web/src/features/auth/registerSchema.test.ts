import { expect, it } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { registerSchema } from './registerSchema.ts';

const RIGHT = {
  role: 'STUDENT',
  name: 'Asha Rao',
  email: 'asha@example.org',
  password: 'marigo',
  confirmPassword: 'marigo',
};

it.each([
  [{}, {}],
  [{ role: 'ADMIN' }, { role: expect.stringContaining('role') as string }],
  [{ name: '   ' }, { name: 'Name is required' }],
  [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'asha' }, { email: 'Please enter a valid email' }],
  [
    { password: '', confirmPassword: '' },
    { password: 'Password is required', confirmPassword: 'Confirm password is required' },
  ],
  [
    { password: '12345', confirmPassword: '12345' },
    { password: 'Password must be at least 6 characters' },
  ],
  [{ confirmPassword: '1234567' }, { confirmPassword: 'Passwords do not match' }],
])('a registration with %o has the problems %o', async (values, problems) => {
  expect(await problemsOf(registerSchema, { ...RIGHT, ...values })).toEqual(problems);
});
