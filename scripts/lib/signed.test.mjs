import { expect, test } from 'vitest';
import { SIGNED_PARTS, signedLanguage } from '../../web/src/lib/i18n/signed.ts';
import { translations } from './languages.mjs';
import { hashOf, readSignatures, unsigned, wrongSignatures } from './signed.mjs';

const messageOf = (message, translation, more = {}) => ({
  message,
  translation,
  context: 'consent',
  ...more,
});
const texts = { a: messageOf('Consent', 'सहमति'), b: messageOf('Relation', 'रिश्ता') };
const sha256 = hashOf('consent', texts);
const row = { part: 'consent', language: 'hi', missing: 0, sha256 };
const signature = { part: 'consent', language: 'hi', name: 'Asha Rao', day: '2026-11-29', sha256 };

test('a part is displayed in a language once it is signed in it', () => {
  expect(signedLanguage('consent', 'hi', [])).toBe('en');
  expect(signedLanguage('consent', 'hi', [signature])).toBe('hi');
  expect(signedLanguage('consent', 'mr', [signature])).toBe('en');
  expect(signedLanguage('englishOnly', 'hi', [signature])).toBe('en');
  expect(signedLanguage('shell', 'mr', [])).toBe('mr');
});

test.each([
  ['another translation', { ...texts, b: messageOf('Relation', 'नाता') }],
  ['another source', { ...texts, b: messageOf('Relation to you', 'रिश्ता') }],
  ['one more text', { ...texts, c: messageOf('Mother', 'माता') }],
  ['one text less', { a: texts.a }],
])('%s ends a signature', (_change, changed) => {
  const after = { ...row, sha256: hashOf('consent', changed) };
  expect(wrongSignatures([row], [signature])).toEqual([]);
  expect(wrongSignatures([after], [signature])).toEqual([
    'hi, consent: the signature of Asha Rao is for other texts',
  ]);
});

test('order and obsolete entries of a catalog do not matter to a signature', () => {
  const obsolete = messageOf('Guardian', 'अभिभावक', { obsolete: true });
  expect(hashOf('consent', { c: obsolete, b: texts.b, a: texts.a })).toBe(sha256);
});

test('an incomplete part and one that needs no signature are not signed', () => {
  expect(wrongSignatures([{ ...row, missing: 1 }], [signature])).toHaveLength(1);
  const shell = { part: 'shell', language: 'hi', missing: 0 };
  expect(wrongSignatures([shell], [{ ...signature, part: 'shell' }])).toHaveLength(1);
  expect(unsigned([row, shell], [])).toEqual([row]);
  expect(unsigned([row, shell], [signature])).toEqual([]);
});

test('the parts that need a signature are those whose messages have its context', async () => {
  const rows = await translations();
  const signed = rows.filter((one) => one.sha256).map(({ part }) => part);
  expect(new Set(signed)).toEqual(new Set(SIGNED_PARTS));
  expect(wrongSignatures(rows, readSignatures())).toEqual([]);
});
