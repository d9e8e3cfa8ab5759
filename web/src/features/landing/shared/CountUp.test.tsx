import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from './CountUp.tsx';
import { renderPublic } from './renderPublic.testing.tsx';
import { useCountUp } from './useCountUp.ts';

let comeIntoView: () => void;

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => {
      report([{ isIntersecting: true }]);
    };
  }
}

function Figure() {
  const { ref, progress } = useCountUp<HTMLParagraphElement>();
  return (
    <p ref={ref}>
      <CountUp value={5000} suffix="+" progress={progress} />
    </p>
  );
}

/** What is seen, and what is read aloud. */
const figure = () => {
  const parts = screen.getAllByText(/^\d+\+$/);
  const read = parts.filter((part) => part.getAttribute('aria-hidden') !== 'true');
  return { seen: parts.at(-1)?.textContent ?? '', read: read[0]?.textContent };
};

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts for 2 s, starting 1 s after it is seen, and is read as its end value throughout', () => {
  renderPublic(<Figure />);
  expect(figure()).toEqual({ seen: '5000+', read: '5000+' });
  pass(10_000);
  expect(figure().seen).toBe('5000+');

  act(() => {
    comeIntoView();
  });
  expect(figure()).toEqual({ seen: '0+', read: '5000+' });
  pass(990);
  expect(figure().seen).toBe('0+');
  pass(1000);
  const half = Number(figure().seen.replace(/\D/g, ''));
  expect(half).toBeGreaterThan(2000);
  expect(half).toBeLessThan(5000);
  expect(figure().read).toBe('5000+');
  pass(900);
  expect(Number(figure().seen.replace(/\D/g, ''))).toBeGreaterThan(half);
  pass(200);
  expect(figure()).toEqual({ seen: '5000+', read: '5000+' });
});

it('stands at its end value for who wants less motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  renderPublic(<Figure />);
  pass(5000);
  expect(figure()).toEqual({ seen: '5000+', read: '5000+' });
});
