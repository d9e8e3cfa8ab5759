import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { UiProvider } from '../../../ui/Provider.tsx';

vi.unmock('../../../ui/motion/features.ts');

const table = (...names: string[]) => (
  <DataTable
    caption="Students"
    columns={[{ header: 'Name', cell: (name: string) => name }]}
    rows={names}
    getRowId={(name) => name}
  />
);

async function open(...names: string[]) {
  const view = render(table(...names), { wrapper: UiProvider });
  await act(() => import('../../../ui/motion/features.ts'));
  return view;
}

const row = (name: string) => screen.getByText(name).closest('tr');

it('replaces the rows of another page at once', async () => {
  const { rerender } = await open('Asha', 'Ravi', 'Imran');
  rerender(table('Meera', 'Kabir'));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(row('Meera')).not.toHaveStyle({ opacity: 0 });
});

it('animates a row that is added or removed', async () => {
  const { rerender } = await open('Asha', 'Ravi', 'Imran');
  rerender(table('Asha', 'Imran', 'Meera'));
  const ravi = row('Ravi');
  expect(ravi).toBeInTheDocument();
  expect(row('Meera')).toHaveStyle({ opacity: 0 });
  await waitFor(() => {
    expect(ravi).not.toBeInTheDocument();
  });
  expect(row('Meera')).toHaveStyle({ opacity: 1 });
});
