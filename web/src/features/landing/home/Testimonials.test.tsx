import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testimonials } from '../../../content/testimonials.ts';
import { renderPublic } from '../shared/renderPublic.testing.tsx';
import { Testimonials } from './Testimonials.tsx';

const { items } = testimonials;
const section = () => screen.getByRole('region', { name: testimonials.title });
const button = (name: string) => within(section()).getByRole('button', { name });
const press = (name: string) => {
  fireEvent.click(button(name));
};
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** Index of the visible testimonial. */
const shown = () =>
  items
    .map(({ name }, place) => ({ place, figure: screen.getByText(name) }))
    .filter(({ figure }) => getComputedStyle(figure).visibility === 'visible')
    .map(({ place }) => place);

const announced = () => within(section()).getByRole('status').textContent;

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
describe('rotation', () => {
  it('shows the next one every 5 s, and the first after the last', () => {
    renderPublic(<Testimonials />);
    expect(shown()).toEqual([0]);
    pass(4990);
    expect(shown()).toEqual([0]);
    pass(20);
    expect(shown()).toEqual([1]);
    items.slice(1).forEach(() => {
      pass(5000);
    });
    expect(shown()).toEqual([0]);
    expect(announced()).toBe('');
  });

  it('stops with Pause and continues with Play, although the button has the focus', () => {
    renderPublic(<Testimonials />);
    press('Pause testimonials');
    pass(20_000);
    expect(shown()).toEqual([0]);
    act(() => {
      button('Play testimonials').focus();
    });
    press('Play testimonials');
    pass(5010);
    expect(shown()).toEqual([1]);
  });

  it.each([
    {
      what: 'hovered',
      hold: () => fireEvent.mouseEnter(screen.getByText(testimonials.title)),
      let: () => fireEvent.mouseLeave(screen.getByText(testimonials.title)),
    },
    {
      what: 'focused',
      hold: () => {
        act(() => {
          button('Next testimonial').focus();
        });
      },
      let: () => {
        act(() => {
          button('Next testimonial').blur();
        });
      },
    },
    {
      what: 'in a background tab',
      hold: () => {
        look('hidden');
      },
      let: () => {
        look('visible');
      },
    },
  ])('does not rotate while $what', ({ hold, let: release }) => {
    renderPublic(<Testimonials />);
    hold();
    pass(20_000);
    expect(shown()).toEqual([0]);
    release();
    pass(5010);
    expect(shown()).toEqual([1]);
  });

  it('does not start with reduced motion until Play is clicked', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    renderPublic(<Testimonials />);
    pass(20_000);
    expect(shown()).toEqual([0]);
    press('Play testimonials');
    pass(5010);
    expect(shown()).toEqual([1]);
  });
});

describe('choosing', () => {
  it.each([
    ['Next testimonial', 1],
    ['Previous testimonial', items.length - 1],
    [`Show testimonial 3 of ${items.length}`, 2],
  ])('%s shows and announces it', (name, place) => {
    renderPublic(<Testimonials />);
    press(name);
    expect(shown()).toEqual([place]);
    expect(announced()).toContain(items[place]?.quotation);
    expect(button(`Show testimonial ${place + 1} of ${items.length}`)).toHaveAttribute(
      'aria-current',
      'true',
    );
    pass(5010);
    expect(announced()).toBe('');
  });
});
