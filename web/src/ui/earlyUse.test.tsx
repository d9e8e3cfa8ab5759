import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressedEarly } from './earlyUse.ts';

const MADE = '<button>one</button><button>two</button><a href="#x">on</a>';

let part: HTMLElement;
beforeEach(() => {
  part = document.createElement('div');
  part.innerHTML = MADE;
  document.body.append(part);
});
afterEach(() => {
  part.remove();
});

/** What is pressed in a part that has come alive, in order. */
function alive() {
  const pressed: string[] = [];
  part.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  return pressed;
}
const button = (place: number) => part.querySelectorAll('button')[place];
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('presses the last one again, once, where the part was taken over', async () => {
  button(0)?.setAttribute('data-pressed', '');
  const pressAgain = pressedEarly(part);
  button(1)?.click();
  pressAgain(part);
  const pressed = alive();
  await settled();
  expect(pressed).toEqual(['two']);
  expect(button(1)).toHaveFocus();
});

it('presses what was pressed before this code was there, and leaves no mark', async () => {
  button(0)?.setAttribute('data-pressed', '');
  const pressAgain = pressedEarly(part);
  expect(part.innerHTML).toBe(MADE);
  pressAgain(part);
  const pressed = alive();
  await settled();
  expect(pressed).toEqual(['one']);
});

it('presses what stands there now, where another part has taken its place', async () => {
  const pressAgain = pressedEarly(part);
  button(1)?.click();
  part.innerHTML = MADE.replace('two', 'two, alive');
  pressAgain(part);
  const pressed = alive();
  await settled();
  expect(pressed).toEqual(['two, alive']);
});

it.each([
  ['the part looks otherwise', () => button(1)?.click(), '<button>other</button>'],
  ['nothing was pressed', () => undefined, MADE],
  [
    'something else was pressed since',
    () => {
      button(1)?.click();
      document.body.click();
    },
    MADE,
  ],
])('presses nothing when %s', async (_when, use, now) => {
  const pressAgain = pressedEarly(part);
  use();
  part.innerHTML = now;
  pressAgain(part);
  const pressed = alive();
  await settled();
  expect(pressed).toEqual([]);
});

it('hears nothing after the part has gone', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const pressAgain = pressedEarly(part);
  button(0)?.click();
  pressAgain(null);
  const pressed = alive();
  await settled();
  expect(pressed).toEqual([]);
  expect(removed).toHaveBeenCalledWith('click', expect.any(Function));
});
