import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Theme } from '../Theme.tsx';
import { Road } from './Road.tsx';
import type { Way } from './road.ts';

const way: Way = { start: [0, 0], towards: [5, 5], turns: [[10, 10, 20, 20]], width: [10, 2] };

/** Renders a road that these animations draw. */
function draw(...running: { finished: Promise<unknown> }[]) {
  Object.assign(SVGElement.prototype, { getAnimations: () => running });
  const picture = (
    <svg>
      <Road id="way" way={way} drawn />
    </svg>
  );
  return render(picture, { wrapper: Theme }).container;
}

afterEach(() => {
  Reflect.deleteProperty(SVGElement.prototype, 'getAnimations');
});

it('is behind its mask while it is drawn, and no longer', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const picture = draw({ finished });
  expect(picture.innerHTML).toContain('<mask');
  finish();
  await waitFor(() => {
    expect(picture.innerHTML).not.toContain('<mask');
  });
});

it('is not drawn again when it was there before its code', async () => {
  const picture = draw();
  await waitFor(() => {
    expect(picture.innerHTML).not.toContain('<mask');
  });
});
