import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftKeys, dropDraft, dropDrafts, keepDraft, readDraft } from './draftStorage.ts';

beforeEach(() => {
  localStorage.setItem('theme', 'dark');
  keepDraft(localStorage, 'u1', 'career-form', { goal: 'Doctor' });
  keepDraft(localStorage, 'u1', 'feedback:s1', 'Well done');
  keepDraft(localStorage, 'u1', 'feedback:s2', 'Go on');
  keepDraft(localStorage, 'u2', 'feedback:s1', 'of another user');
});
afterEach(() => {
  localStorage.clear();
});

it('reads the drafts of a user', () => {
  expect(readDraft(localStorage, 'u1', 'career-form')).toEqual({ goal: 'Doctor' });
  expect(readDraft(localStorage, 'u2', 'feedback:s1')).toBe('of another user');
  expect(readDraft(localStorage, 'u2', 'career-form')).toBeNull();
});

it('ignores a value that is not JSON', () => {
  localStorage.setItem('draft:u1:career-form', '{');
  expect(readDraft(localStorage, 'u1', 'career-form')).toBeNull();
});

it('lists the keys of the drafts of a user', () => {
  expect(draftKeys(localStorage, 'u1').toSorted()).toEqual([
    'career-form',
    'feedback:s1',
    'feedback:s2',
  ]);
  expect(draftKeys(localStorage, 'u2')).toEqual(['feedback:s1']);
});

it('removes one draft, or all of a user', () => {
  dropDraft(localStorage, 'u1', 'feedback:s1');
  expect(draftKeys(localStorage, 'u1')).not.toContain('feedback:s1');
  dropDrafts(localStorage, 'u1');
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:u2:feedback:s1', 'theme']);
});
