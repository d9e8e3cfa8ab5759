import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { features } from '../../../content/features.ts';
import { figures } from '../../../content/figures.ts';
import { services } from '../../../content/services.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { timeline } from '../../../content/timeline.ts';
import { ownSections, renderPublic, type VISITORS } from '../publicScreen.testing.tsx';
import { renderPublic as renderPart } from '../shared/renderPublic.testing.tsx';
import { AlternateScreen } from './AlternateScreen.tsx';
import { Voices } from './voices/Voices.tsx';

const main = () => within(screen.getByRole('main'));

/** All links of the main element, as "text → URL". */
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href') ?? ''}`);

describe('the alternate landing', () => {
  it('shows the same content as the landing page', async () => {
    await renderPublic(AlternateScreen);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Shape Your Future with Expert Career Guidance',
      }),
    ).toBeInTheDocument();
    const content = screen.getByRole('main').textContent;
    for (const { value } of figures) expect(content).toContain(value);
    for (const { title, text } of [...services.items, ...timeline.items, ...features.items]) {
      expect(content).toContain(title);
      expect(content).toContain(text);
    }
  });

  it('links from its header to its own sections', async () => {
    await renderPublic(AlternateScreen, 'guest', '/test-home');
    expect(ownSections('/test-home')).toEqual([
      ['services', true],
      ['contact', true],
    ]);
  });

  it('shows a picture for each year of the timeline', async () => {
    await renderPublic(AlternateScreen);
    const entries = screen.getAllByRole('listitem');
    for (const { year, scene } of timeline.items) {
      const entry = entries.find((item) => within(item).queryByText(year));
      expect(entry && within(entry).getByRole('img', { name: scene.alt })).toBeInTheDocument();
    }
  });

  it.each<[keyof typeof VISITORS, string[]]>([
    [
      'guest',
      [
        'Start Your Journey → /register',
        'Login → /login',
        'Register → /register',
        'Register as a student → /register',
        'Register as an educator → /register?as=educator',
      ],
    ],
    ['applicant', ['Fill Career Form → /career-form', 'Fill Career Form → /career-form']],
    ['student', ['Go to your dashboard → /student', 'Go to your dashboard → /student']],
    ['mentor', ['Go to your dashboard → /mentor', 'Go to your dashboard → /mentor']],
  ])('has the links for a %s', async (visitor, expected) => {
    await renderPublic(AlternateScreen, visitor);
    expect(links()).toEqual(expected);
  });
});

describe('its services', () => {
  /** Mocks the layout of the browser: slides side by side in a scroll container. */
  function layOut() {
    const track = screen.getByRole('group', { name: 'Services, two at a time' });
    Object.defineProperty(track, 'clientWidth', { value: 600 });
    const slides = within(track).getAllByRole('group');
    slides.forEach((slide, index) => {
      Object.defineProperty(slide, 'offsetLeft', { value: index * 640 });
    });
    let at = 0;
    Object.defineProperty(track, 'scrollLeft', {
      get: () => at,
      set: (left: number) => {
        at = left;
        fireEvent.scroll(track);
      },
    });
    return { track, slides };
  }

  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Slide/ })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
  const next = () => screen.getByRole('button', { name: 'Next services' });
  const previous = () => screen.getByRole('button', { name: 'Previous services' });

  it('are shown in order, two per slide', async () => {
    await renderPublic(AlternateScreen);
    const { slides } = layOut();
    const titles = slides.map((slide) =>
      within(slide)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    );
    expect(titles.map((pair) => pair.length)).toEqual([2, 2, 2]);
    expect(titles.flat()).toEqual(services.items.map(({ title }) => title));
  });

  it('can be moved by buttons, disabled at the ends', async () => {
    await renderPublic(AlternateScreen);
    layOut();
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next());
    expect(shown()).toBe(2);
    await userEvent.click(next());
    expect(shown()).toBe(3);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    // Not `disabled`, which would lose the focus.
    expect(next()).toBeEnabled();
    expect(next()).toHaveFocus();
    await userEvent.click(previous());
    expect(shown()).toBe(2);
  });

  it('can be moved by dots, arrow keys, Home and End', async () => {
    await renderPublic(AlternateScreen);
    const { track } = layOut();
    await userEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    expect(shown()).toBe(3);
    track.focus();
    const seen: number[] = [];
    for (const key of ['{Home}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      seen.push(shown());
    }
    expect(seen).toEqual([1, 1, 2, 3, 3]);
  });

  it('follow a swipe, and announce only changes by button or key', async () => {
    await renderPublic(AlternateScreen);
    const { track } = layOut();
    track.scrollLeft = 640;
    expect(shown()).toBe(2);
    const words = 'Stream choice after class 10; College and entrance planning';
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await userEvent.click(previous());
    await userEvent.click(next());
    expect(screen.getByText(words)).toHaveAttribute('aria-live', 'polite');
  });
});

describe('its testimonials', () => {
  const announced = () =>
    screen
      .getAllByRole('button', { name: /^Hear / })
      .filter((face) => face.getAttribute('aria-pressed') === 'true')
      .map((face) => face.getAttribute('aria-label'));

  it('rotate every 5 s until they are paused', () => {
    vi.useFakeTimers();
    renderPart(<Voices />);
    const names = testimonials.items.map(({ name }) => `Hear ${name}`);
    expect(announced()).toEqual([names[0]]);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(announced()).toEqual([names[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => {
      vi.advanceTimersByTime(20_000);
    });
    expect(announced()).toEqual([names[1]]);
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('can be selected by portrait, which is announced', async () => {
    await renderPublic(AlternateScreen);
    await userEvent.click(screen.getByRole('button', { name: 'Hear Zoya Khan' }));
    expect(announced()).toEqual(['Hear Zoya Khan']);
    const words = screen.getByText(/The dull parts too|the dull parts too/);
    expect(words).toBeVisible();
    expect(screen.getByRole('main').innerHTML).toMatch(/aria-live="polite"[^]*the dull parts too/i);
    expect(screen.getByText(/I came in saying engineering/)).not.toBeVisible();
  });
});
