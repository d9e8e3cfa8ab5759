import { expect, it } from 'vitest';
import { statementIds, statementVersions } from '../../api/src/domain/interests.ts';
import { interests } from '../../web/src/content/interests.ts';

it('the api knows the statements of the interest profile and their version', () => {
  const shown = interests.statements.map(({ id }) => id);
  expect(shown.toSorted()).toEqual(statementIds.toSorted());
  expect(statementVersions.at(-1)).toBe(interests.version);
});
