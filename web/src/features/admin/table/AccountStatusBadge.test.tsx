import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import { Theme } from '../../../ui/Provider.tsx';

describe('AccountStatusBadge', () => {
  it.each([
    ['active', 'Active'],
    ['PENDING', 'Pending'],
    ['Inactive', 'Inactive'],
    [null, 'Active'],
    ['  ', 'Active'],
    ['on leave', 'on leave'],
  ])('renders %j as %s', (status, words) => {
    const { container } = render(<AccountStatusBadge status={status} />, { wrapper: Theme });
    expect(container).toHaveTextContent(words);
  });

  it.each([
    ['active', 'Active'],
    ['ACTIVE', 'ACTIVE'],
    ['On Leave', 'On Leave'],
    [null, 'Active'],
  ])('renders the status %j of a mentor as %s', (status, words) => {
    const { container } = render(<AccountStatusBadge status={status} asGiven />, {
      wrapper: Theme,
    });
    expect(container).toHaveTextContent(words);
  });
});
