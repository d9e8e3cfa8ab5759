import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

/** Lines of a route of the api that the rule for maps of statuses reports. */
async function linesReported(code, filePath = 'api/src/modules/clubs/fixture.ts') {
  const [{ messages }] = await new ESLint({ cwd: root }).lintText(code, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ line }) => line);
}

const literal = `
export const response = {
  200: {},
  '404': {},
  '5xx': {},
  2000: {},
};`;

test('reports each status of a literal map in a module of the api', async () => {
  expect(await linesReported(literal)).toEqual([3, 4]);
});

test('reports no named statuses, and none outside of the modules', async () => {
  const named = 'export const response = responses(ClubRecord, 400, 404);';
  expect(await linesReported(named)).toEqual([]);
  expect(await linesReported(literal, 'api/src/platform/openapi/fixture.ts')).toEqual([]);
});

test('reports a barrel of a module still', async () => {
  expect(await linesReported("export * from './club.ts';")).toEqual([1]);
});
