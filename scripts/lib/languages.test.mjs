import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { languages } from '../../api/src/domain/words.ts';
import { settings } from '../../settings.mjs';
import { LANGUAGES } from '../../web/src/lib/i18n/languages.ts';
import { filledIn, latinWordsIn, partsOf, reviewedShares } from './languages.mjs';

const parts = (message) => partsOf(compileMessageOrThrow, message);

test.each([
  ['Login', 'लॉग इन'],
  ['Welcome back, {name}!', 'स्वागत है, {name}!'],
  ['New? <0>Register</0> here.', 'यहाँ <0>पंजीकरण करें</0>.'],
  ['{count, plural, one {# step} other {# steps}}', '{count, plural, one {# कदम} other {# कदम}}'],
])('%s is translated whole', (message, translation) => {
  expect(parts(translation)).toEqual(parts(message));
});

test.each([
  ['Welcome back, {name}!', 'स्वागत है!'],
  ['Welcome back, {name}!', 'स्वागत है, {नाम}!'],
  ['New? <0>Register</0> here.', 'यहाँ पंजीकरण करें.'],
  ['New? <0>Register</0> here.', 'यहाँ <0>पंजीकरण करें.'],
  ['{count, plural, one {# step} other {# steps}}', '{count, plural, other {# कदम}}'],
  ['{count, plural, one {<0>#</0>} other {<0>#</0>}}', '{count, plural, one {#} other {<0>#</0>}}'],
])('%s is not translated by %s', (message, translation) => {
  expect(parts(translation)).not.toEqual(parts(message));
});

test.each([
  ['Waymark में <0>{name}</0> का स्वागत है', []],
  ['रिकवरी कोड लिखें, जैसे k7m2x-p9rqd', []],
  ['Login करें', ['Login']],
  ['{count, plural, one {# step} other {# कदम}}', ['step']],
])('the Latin words of %s', (translation, words) => {
  expect(latinWordsIn(compileMessageOrThrow, translation)).toEqual(words);
});

test('pages, accounts and mails have the same languages', () => {
  expect([...languages]).toEqual([...LANGUAGES]);
  for (const language of languages) {
    expect(settings.DEFAULT_LANGUAGE.parse(language)).toBe(language);
  }
});

test('a message without a translation gets that of another part, as a draft if it is one there', () => {
  const draft = { translatorComments: ['draft'], flags: ['fuzzy'] };
  const known = new Map([
    ['close', { translation: 'बंद करें', extra: draft, origin: [['shell.tsx', null]] }],
    ['done', { translation: 'पूरा', extra: draft }],
  ]);
  const own = { translation: 'हो गया', extra: { translatorComments: [], flags: [] } };
  const origin = [['dashboard.tsx', null]];
  const filled = filledIn(
    { close: { message: 'Close', translation: '', origin }, done: own, open: { translation: '' } },
    known,
  );
  expect(filled).toEqual({
    close: { message: 'Close', translation: 'बंद करें', extra: draft, origin },
    done: own,
    open: { translation: '' },
  });
});

test('texts that a person has reviewed are neither drafts nor missing', () => {
  const rows = [
    { language: 'hi', total: 9, missing: 1, drafts: 4 },
    { language: 'mr', total: 9, missing: 0, drafts: 9 },
    { language: 'hi', total: 2, missing: 0, drafts: 0 },
  ];
  expect(reviewedShares(rows)).toEqual([
    'hi: a person has reviewed 6 of 11 texts',
    'mr: a person has reviewed 0 of 9 texts',
  ]);
});
