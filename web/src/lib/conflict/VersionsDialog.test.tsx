import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui/Provider.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

it.each([
  [['Phone'], [], 'Only you changed Phone. It is kept.'],
  [['Phone', 'City'], [], 'Only you changed Phone and City. Both are kept.'],
  [['Phone'], ['Age'], 'Only you changed Phone. Only someone else changed Age. Both are kept.'],
  [[], ['Age', 'City', 'State'], 'Only someone else changed Age, City, and State. All are kept.'],
])(
  'names fields that one side changed, mine %j, theirs %j',
  async (onlyMine, onlyTheirs, words) => {
    render(
      <UiProvider>
        <VersionsDialog
          name="Asha Rao"
          comparison={{ conflicts: [], onlyMine, onlyTheirs }}
          labelOf={(field) => field}
          busy={false}
          onClose={() => undefined}
          onSave={() => undefined}
        />
      </UiProvider>,
    );
    expect(await screen.findByText(words)).toBeVisible();
  },
);
