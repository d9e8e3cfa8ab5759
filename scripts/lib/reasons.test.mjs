import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { otherReasons, reasonsForPeople } from '../../api/src/domain/reasons.ts';
import { activate } from '../../web/src/lib/i18n/catalogs.ts';
import { REASONS } from '../../web/src/lib/i18n/reasons.ts';
import { root } from './root.mjs';

beforeAll(() => {
  activate('en');
});

/** Values of a sentence of the api. The web displays its words at the field, whose label they lack. */
const valuesIn = (sentence) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'label');

/** Values that words of the web read. */
function valuesOf(words) {
  const read = new Set();
  words((name) => {
    read.add(name);
    return '1';
  });
  return [...read];
}

const byReason = (entries, namesOf) =>
  Object.fromEntries(entries.map(([reason, of]) => [reason, namesOf(of).toSorted()]));

const inWeb = Object.entries(REASONS);

test('the web has words for each reason that people meet, with its values, and no others', () => {
  const translated = inWeb.filter(([, words]) => words !== null);
  expect(byReason(translated, valuesOf)).toEqual(
    byReason(Object.entries(reasonsForPeople), valuesIn),
  );
});

test('reasons in English are those of consents and concerns', () => {
  const english = inWeb.filter(([, words]) => words === null).map(([reason]) => reason);
  expect(Object.keys(otherReasons)).toEqual(expect.arrayContaining(english));
  for (const reason of english) expect(reason).toMatch(/CONCERN|CONSENT|NOTICE/);
});

test('the OpenAPI document has the reasons of the api', () => {
  const { components } = JSON.parse(readFileSync(path.join(root, 'api/openapi.json'), 'utf8'));
  expect(components.schemas.Error.properties.reason['x-reasons']).toEqual({
    forPeople: reasonsForPeople,
    others: otherReasons,
  });
});
