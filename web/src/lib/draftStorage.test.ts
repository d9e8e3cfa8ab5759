import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftKeys,
  dropDraft,
  dropDrafts,
  endDrafts,
  keepDraft,
  readDraft,
  WAITING_UPDATES,
} from './draftStorage.ts';

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
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'draft:u2:feedback:s1',
    'draftTime:u2:feedback:s1',
    'theme',
  ]);
});

const DAY = 86_400_000;

describe('a draft ends', () => {
  const START = Date.parse('2026-11-01T08:00:00.000Z');
  const after = (days: number) => vi.setSystemTime(START + days * DAY);
  const form = { goal: 'Doctor' };
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'] });
    after(0);
  });

  it.each<[what: string, keep: () => void, read: unknown]>([
    [
      'after its last change',
      () => {
        keepDraft(localStorage, 'u1', 'career-form', form);
      },
      form,
    ],
    [
      'after it is first seen, without a time',
      () => {
        localStorage.setItem('draft:u1:career-form', JSON.stringify(form));
        endDrafts(localStorage);
      },
      form,
    ],
    [
      'after its own time',
      () => {
        const draft = JSON.stringify({ keptAt: START });
        localStorage.setItem('draft:u1:career-form', draft);
      },
      { keptAt: START },
    ],
    [
      'after it is first seen, with a time in the future',
      () => {
        localStorage.setItem('draft:u1:career-form', JSON.stringify(form));
        localStorage.setItem('draftTime:u1:career-form', String(START + 900 * DAY));
        endDrafts(localStorage);
      },
      form,
    ],
  ])('14 days %s', (_what, keep, read) => {
    keep();
    after(13.9);
    endDrafts(localStorage, { id: 'u1' });
    expect(readDraft(localStorage, 'u1', 'career-form')).toEqual(read);
    after(14);
    expect(readDraft(localStorage, 'u1', 'career-form')).toBeNull();
    expect(localStorage).toHaveLength(0);
    keep();
    after(28);
    endDrafts(localStorage);
    expect(localStorage).toHaveLength(0);
  });

  it('later after a change', () => {
    keepDraft(localStorage, 'u1', 'career-form', form);
    after(13);
    keepDraft(localStorage, 'u1', 'career-form', { goal: 'Pilot' });
    after(26);
    expect(readDraft(localStorage, 'u1', 'career-form')).toEqual({ goal: 'Pilot' });
  });

  it('when another user logs in, and waiting updates do not', () => {
    for (const user of ['u1', 'u2']) {
      keepDraft(localStorage, user, 'career-form', form);
      keepDraft(localStorage, user, WAITING_UPDATES, [form]);
    }
    after(365);
    keepDraft(localStorage, 'u1', 'career-form', form);
    endDrafts(localStorage, { id: 'u1' });
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'draft:u1:career-form',
      'draft:u1:waiting updates',
      'draft:u2:waiting updates',
      'draftTime:u1:career-form',
    ]);
    expect(readDraft(localStorage, 'u2', WAITING_UPDATES)).toEqual([form]);
  });
});
