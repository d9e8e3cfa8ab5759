import { looks } from './looks.mjs';
import { bust } from './person.mjs';
import { at } from './shapes.mjs';

/** Cut-outs of 100 by 118, to stand on a ground. */
export const portraits = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [
    name,
    { view: [100, 118], body: at(50, 56, 0.98, bust(look)) },
  ]),
);
