import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Theme } from '../../ui/Provider.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const show = (code: string, message: string) =>
  render(
    <LoadFailure
      title="The students could not be loaded"
      error={new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })}
      onRetry={() => undefined}
    />,
    { wrapper: Theme },
  );

it('can be retried', () => {
  show('UPSTREAM_TIMEOUT', 'Took too long.');
  expect(screen.getByText('Took too long.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('offers a reload if the page is of an older release', () => {
  show('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  expect(screen.getByText('This page is out of date. Please reload it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('can’t be retried if the user may not read the data', () => {
  show('FORBIDDEN', 'You are not allowed to do this.');
  expect(screen.getByText('The students could not be loaded')).toBeVisible();
  expect(screen.getByText('You are not allowed to do this.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
