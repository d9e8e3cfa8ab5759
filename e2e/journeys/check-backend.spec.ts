import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'waymark-demo';

test('check-backend reports that our backend supports every call, and removes its test records', async ({
  product,
}) => {
  const accounts = ['admin', 'mentor', 'student', 'educator'];
  const report = await product.run(
    'scripts/check-backend.mjs',
    [
      product.rest,
      '--write',
      ...accounts.flatMap((role) => ['--as', `${role}:${role}@waymark.test`]),
    ],
    [...accounts.map(() => PASSWORD), 'y', ''].join('\n'),
  );

  expect(report).toContain('The bff can use every required call that was made.');
  expect(report).toMatch(/^PUT \/api\/mentor\/progress +mentor +ok +200 /m);
  expect(report).toMatch(/^DELETE \/api\/admin\/clubs\/\{id\} +admin +ok +200 /m);
  expect(report).not.toMatch(/ (incomplete|unreadable|missing|refused|failed|skipped) /);
  expect(report).not.toContain(PASSWORD);
});

test('check-backend writes nothing if the confirmation is declined', async ({ product }) => {
  const report = await product.run(
    'scripts/check-backend.mjs',
    [product.rest, '--write', '--as', 'admin:admin@waymark.test'],
    `${PASSWORD}\nn\n`,
  );

  expect(report).toMatch(/^GET \/api\/admin\/students +admin +ok +200 /m);
  expect(report).not.toMatch(/^(PUT|DELETE|POST \/api\/admin)/m);
  expect(report).not.toContain('no documented call removes');
});

test('check-backend exits with 1 when a required call cannot be used', async ({ product }) => {
  const report = product.run(
    'scripts/check-backend.mjs',
    [product.rest, '--json', '--as', 'admin:admin@waymark.test'],
    'a wrong password\n',
  );

  await expect(report).rejects.toThrow(/ended with 1\.[^]*"isUsable": false/);
});
