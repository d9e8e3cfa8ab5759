import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from './Pager.tsx';
import { Theme } from './Provider.tsx';

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

  it('disables previous and next at the ends; they keep the focus', async () => {
    const onPage = vi.fn();
    const pager = (page: number) => (
      <Pager page={page} pageCount={2} onPage={onPage} label="Pages" jump />
    );
    const { rerender } = render(pager(1), { wrapper: Theme });
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    expect(button('First page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Next page'));
    rerender(pager(2));
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Last page')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next page')).toBeEnabled();
    await userEvent.click(button('Next page'));
    expect(onPage).toHaveBeenCalledOnce();
    expect(button('Next page')).toHaveFocus();
    expect(button('Previous page')).not.toHaveAttribute('aria-disabled');
  });

  it('is not rendered for a single page', () => {
    renderPager(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
