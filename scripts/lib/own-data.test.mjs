import { expect, test } from 'vitest';
import { auditActions, auditParts } from '../../api/src/domain/audit.ts';
import { interestAreas } from '../../api/src/domain/interests.ts';
import { languages } from '../../api/src/domain/words.ts';
import { missingTexts } from '../../api/src/modules/own-data/history-rows.ts';
import { labels } from '../../api/src/modules/own-data/labels.ts';
import { sections } from '../../api/src/modules/own-data/own-data.ts';
import { enumValues, plainValues } from '../../api/src/modules/own-data/values.ts';
import {
  ACCESSES,
  LABELS,
  MISSING,
  PARTS,
  SECTIONS,
  VALUES,
} from '../../web/src/features/my-data/recordWords.ts';

/** Names with their English texts. */
const textsOf = (words) =>
  Object.fromEntries(Object.entries(words).map(([name, { message }]) => [name, message]));

test('the web has the titles of the sections', () => {
  expect(textsOf(SECTIONS)).toEqual(Object.fromEntries(sections.map((s) => [s.name, s.title])));
});

test('the web has the labels of the fields, except those that a person has to sign', () => {
  const isUnsigned = (name) => interestAreas.includes(name) || name.startsWith('consent.');
  const signed = Object.entries(labels).filter(([name]) => !isUnsigned(name));
  expect(textsOf(LABELS)).toEqual(Object.fromEntries(signed));
});

test('the web has the values of lists, except the categories of concerns', () => {
  const sorted = (lists) =>
    Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, list.toSorted()]));
  const known = Object.entries(VALUES).map(([field, words]) => [field, Object.keys(words)]);
  const lists = { ...enumValues, ...plainValues, language: languages };
  // Unsigned, and in the file alone.
  delete lists.category;
  delete lists.audience;
  expect(sorted(Object.fromEntries(known))).toEqual(sorted(lists));
});

test('the web has the texts of missing values', () => {
  expect(textsOf(MISSING)).toEqual(missingTexts);
});

test('the web has the accesses to a record and its parts', () => {
  const accesses = ['admin', 'mentor'].flatMap((role) =>
    auditActions.map((act) => `${role} ${act}`),
  );
  expect(Object.keys(ACCESSES)).toEqual(accesses);
  expect(Object.keys(PARTS)).toEqual(auditParts);
});
