import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from './Awards.tsx';
import { renderPublic } from '../shared/renderPublic.testing.tsx';
import { useCountUp } from '../shared/useCountUp.ts';

const HEIGHT = 768; // viewport height in jsdom

/** Active observers. */
let observers: { report: (top: number) => void }[] = [];

class FakeObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  report: (top: number) => void;
  constructor(listener: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
    const margin = Number.parseInt(rootMargin);
    this.report = (top) => {
      const isIntersecting = top < HEIGHT + margin && top + 100 > -margin;
      listener([{ isIntersecting, boundingClientRect: { top, bottom: top + 100 } }]);
    };
  }
  observe() {
    observers.push(this);
  }
  disconnect() {
    observers = observers.filter((each) => each !== this);
  }
}

/** Scrolls the number to this distance from the top of the viewport. */
const scrollTo = (top: number) => {
  act(() => {
    for (const { report } of observers) report(top);
    for (const { report } of observers) report(top); // second pass: observers created during the first one
  });
};

function Figure() {
  const { ref, progress } = useCountUp<HTMLParagraphElement>();
  return (
    <p ref={ref}>
      <CountUp value={5000} suffix="+" progress={progress} />
    </p>
  );
}

/** The visible text, and the accessible one. */
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
  observers = [];
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
it('counts for 2 s, starting 1 s after it is visible; its accessible text is the final value', () => {
  renderPublic(<Figure />);
  scrollTo(4000);
  expect(figure()).toEqual({ seen: '5000+', read: '5000+' });
  scrollTo(HEIGHT + 200);
  pass(10_000);
  expect(figure()).toEqual({ seen: '0+', read: '5000+' });

  scrollTo(HEIGHT - 100);
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

it.each([
  ['from the start', [300]],
  ['after a jump', [4000, 300]],
])('never decreases while visible %s', (_, places) => {
  renderPublic(<Figure />);
  for (const place of places) {
    scrollTo(place);
    expect(figure().seen).toBe('5000+');
  }
  pass(1100);
  scrollTo(HEIGHT + 200);
  expect(figure().seen).toBe('5000+');
});

it('shows its final value with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  renderPublic(<Figure />);
  scrollTo(HEIGHT + 200);
  expect(figure()).toEqual({ seen: '5000+', read: '5000+' });
});
