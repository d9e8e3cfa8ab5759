import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { Theme } from './Provider.tsx';

it.each([
  ['Asha Rao', 'AR'],
  ['Asha Kumari Rao', 'AR'],
  ['madhu', 'M'],
  [' d’souza  peter ', 'DP'],
  ['Asha Rao (2)', 'AR'],
  ['<script> Venkata', 'SV'],
  ['किरण राव', 'किरा'],
  ['Łukasz Żak', 'ŁŻ'],
  ['007', ''],
])('shows the initials of "%s" as "%s"', (name, initials) => {
  const { container } = render(<Avatar name={name} />, { wrapper: Theme });
  expect(container).toHaveTextContent(initials);
  expect(container.textContent).toBe(initials);
});
