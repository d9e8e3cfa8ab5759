import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PathStepper } from './PathStepper.tsx';
import { Theme } from '../../../ui/Provider.tsx';
import { currentIndex, nextIndex, reachedIndex, type StageStatus } from '../../../ui/stage.ts';

const STATUS = { c: 'COMPLETED', p: 'IN_PROGRESS', n: 'NOT_STARTED' } as const;
const statuses = (letters: string) =>
  Array.from(letters, (letter) => ({
    status: STATUS[letter as keyof typeof STATUS] satisfies StageStatus,
  }));

describe('current, next and reached stage', () => {
  it.each([
    ['none started', 'nnn', -1, 0, -1],
    ['one in progress', 'cpn', 1, 1, 1],
    ['none in progress', 'ccnnn', 1, 2, 1],
    ['several in progress', 'pcpn', 2, 2, 2],
    ['the first reset', 'npn', 1, 1, -1],
    ['an earlier one left open', 'cncn', 2, 1, 0],
    ['all completed', 'ccc', 2, -1, 2],
    ['no stages', '', -1, -1, -1],
  ])('%s (%s)', (_, letters, current, next, reached) => {
    expect(currentIndex(statuses(letters))).toBe(current);
    expect(nextIndex(statuses(letters))).toBe(next);
    expect(reachedIndex(statuses(letters))).toBe(reached);
  });
});

describe('PathStepper', () => {
  it('lists each stage with status and, once started, its date, and marks the current one', () => {
    render(
      <PathStepper
        label="Your stages"
        stages={[
          { id: 'a', name: 'Assessment', status: 'COMPLETED', date: 'Oct 20, 2026' },
          { id: 'b', name: 'Document Review', status: 'IN_PROGRESS' },
          { id: 'c', name: 'Career Planning', status: 'NOT_STARTED', date: 'Oct 2, 2026' },
        ]}
      />,
      { wrapper: Theme },
    );
    const list = screen.getByRole('list', { name: 'Your stages' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'AssessmentCompletedOct 20, 2026',
      '2Document ReviewIn Progress',
      '3Career PlanningPending',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
