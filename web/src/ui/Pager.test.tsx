import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from './Pager.tsx';
import { Theme } from './Theme.tsx';

function renderPager(page: number, pageCount: number) {
  const onPage = vi.fn();
  render(<Pager page={page} pageCount={pageCount} onPage={onPage} label="Pages" />, {
    wrapper: Theme,
  });
  return onPage;
}

describe('Pager', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
    [3, 4, [1, 2, 3, 4]],
  ])('on page %i of %i shows %j', (page, pageCount, numbers) => {
    renderPager(page, pageCount);
    const shown = screen.getAllByRole('button', { name: /^Page / });
    expect(shown.map((button) => Number(button.textContent))).toEqual(numbers);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
  });

  it('opens the previous, the next and a selected page', async () => {
    const onPage = renderPager(3, 9);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(onPage.mock.calls).toEqual([[2], [4], [5]]);
  });

  it('disables previous and next at the ends', () => {
    renderPager(1, 2);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  });

  it('is not rendered for a single page', () => {
    renderPager(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
