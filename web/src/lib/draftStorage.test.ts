import { afterEach, beforeEach, expect, it } from 'vitest';
import { countDrafts, dropDraft, dropDrafts, keepDraft, readDraft } from './draftStorage.ts';

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

it('counts the drafts of a user by prefix', () => {
  expect(countDrafts(localStorage, 'u1', 'feedback:')).toBe(2);
  expect(countDrafts(localStorage, 'u2', 'feedback:')).toBe(1);
  expect(countDrafts(localStorage, 'u1', '')).toBe(3);
});

it('removes one draft, or all of a user', () => {
  dropDraft(localStorage, 'u1', 'feedback:s1');
  expect(countDrafts(localStorage, 'u1', '')).toBe(2);
  dropDrafts(localStorage, 'u1');
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:u2:feedback:s1', 'theme']);
});
