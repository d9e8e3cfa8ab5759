import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui/Provider.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

it.each([
  [['Phone'], [], 'Only you changed Phone. This change is kept.'],
  [[], ['Stages'], 'Only the other version changed Stages. This change is kept.'],
  [['Phone', 'City'], [], 'Only you changed Phone and City. These changes are kept.'],
  [
    ['Phone'],
    ['Age'],
    'Only you changed Phone. Only the other version changed Age. These changes are kept.',
  ],
  [
    [],
    ['Age', 'City', 'State'],
    'Only the other version changed Age, City, and State. These changes are kept.',
  ],
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
