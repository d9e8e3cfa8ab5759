import { isChoice } from './profileChoices.ts';
import { optionText } from '../i18n/options.ts';
import { isolated } from '../i18n/formats.ts';
import { plural, t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogTabs, Tabs } from '../../ui/Tabs.tsx';
import { VersionsDialog } from '../conflict/VersionsDialog.tsx';
import { shortDate, capitalised } from '../format.ts';
import { UnsavedChangesPrompt } from '../UnsavedChangesPrompt.tsx';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { profileLabel, type ProfileField } from './profileFields.ts';
import { ProfileFields } from './ProfileFields.tsx';
import type { ProfileMode } from './profileTabs.ts';
import { useProfileForm } from './useProfileForm.ts';
import type { LastChange } from './useProfileConflict.ts';

interface ProfileFormProps {
  mode: ProfileMode;
  start: PersonProfileFragment;
  title: string;
  onClose: () => void;
  onSaved?: (person: PersonProfileFragment) => void;
  findLastChange?: () => Promise<LastChange | undefined>;
}

const countWords = (count: number) =>
  count === 0
    ? t`Nothing changed yet`
    : plural(count, { one: '# change not saved', other: '# changes not saved' });

const lostWords = (count: number, name: string) =>
  count === 1
    ? t`One change to the profile of ${name} will be lost.`
    : plural(count, {
        one: `# change to the profile of ${name} will be lost.`,
        other: `# changes to the profile of ${name} will be lost.`,
      });

const labelOf = (field: string) => profileLabel(field as ProfileField);

const wordsOf = (field: string, value: string) =>
  field === 'dateOfBirth'
    ? shortDate(value)
    : field === 'status'
      ? capitalised(value)
      : isChoice(field as ProfileField)
        ? optionText(value)
        : value;

/** Tabs and buttons of the form, and its dialogs for conflicts and unsaved changes. */
export function ProfileForm({ title, onClose, onSaved, ...options }: ProfileFormProps) {
  const { start } = options;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const form = useProfileForm({
    ...options,
    body,
    onSaved: (person) => {
      onSaved?.(person);
      onClose();
    },
  });
  const { tabs, tab, changed, busy, conflict } = form;
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={cancel}
        onSubmit={() => void form.submit()}
        leading={<Avatar name={start.name} />}
        title={title}
        description={<bdi>{start.name}</bdi>}
        footer={
          <>
            <chakra.span
              role="status"
              flex="1"
              mdDown={{ flexBasis: '100%' }}
              alignSelf="center"
              textStyle="small"
              color="ink-soft"
            >
              {countWords(changed)}
            </chakra.span>
            <Button tone="outline" disabled={busy} onClick={cancel}>
              {t`Cancel`}
            </Button>
            <Button type="submit" tone="go" busy={busy} disabled={changed === 0}>
              {t`Save Changes`}
            </Button>
          </>
        }
      >
        <DialogTabs ref={setBody}>
          <Tabs
            label={t`Parts of the profile`}
            tabs={tabs}
            value={tab.value}
            onChange={form.openTab}
          >
            <ProfileFields
              audience={form.audience}
              fields={tab.fields}
              pendingEmail={start.pendingEmail}
            />
          </Tabs>
        </DialogTabs>
      </Dialog>
      {conflict.comparison && (
        <VersionsDialog
          name={start.name}
          comparison={conflict.comparison}
          labelOf={labelOf}
          wordsOf={wordsOf}
          theirs={conflict.lastChange}
          isOwn={options.mode === 'self'}
          busy={busy}
          onClose={conflict.hide}
          onSave={(taken) => void form.saveChoices(taken)}
        />
      )}
      <UnsavedChangesPrompt
        hasUnsaved={() => changed > 0}
        description={lostWords(changed, isolated(start.name))}
        searchParams={['tab', 'dialog']}
      />
    </>
  );
}
