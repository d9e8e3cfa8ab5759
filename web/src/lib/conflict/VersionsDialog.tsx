import { t } from '@lingui/core/macro';
import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { listText } from '../format.ts';
import type { Comparison } from './compareVersions.ts';
import { VersionChoice, type Choice, type JoinedText } from './VersionChoice.tsx';

interface VersionsDialogProps {
  /** Name of the record ("Asha Rao", "Robotics Club"). */
  name: string;
  /** Replaces the title for any record. */
  title?: string;
  comparison: Comparison;
  /** Label of a field. */
  labelOf: (field: string) => string;
  /** Formats a value for display; without it the value is shown unchanged. */
  wordsOf?: (field: string, value: string) => string;
  /** Name of the user who saved the other version, and the time; undefined while unknown. */
  theirs?: { name: string; at: string } | undefined;
  /** Time of the other version where the user is unknown. */
  savedAt?: string | undefined;
  /**
   * The record belongs to the user, who may have changed it in another tab or on another device.
   */
  isOwn?: boolean;
  /**
   * A text whose versions can be joined, which is preselected. The values before both changes are
   * not known then, and not shown.
   */
  join?: JoinedText & { field: string };
  busy: boolean;
  /** Returns to the form without changes. */
  onClose: () => void;
  /**
   * @param taken names of the fields for which the other version is selected
   * @param isJoined whether the joined text is selected
   */
  onSave: (taken: ReadonlySet<string>, isJoined: boolean) => void;
}

/** Counts changes, because the label of one field may be plural ("Stages"). */
const keptWords = (count: number) =>
  count === 1 ? t`This change is kept.` : t`These changes are kept.`;

/**
 * Resolves a conflict of two versions of a record by field. The user's own version is preselected.
 */
export function VersionsDialog(props: VersionsDialogProps) {
  const { name, comparison, labelOf, wordsOf, theirs, isOwn = false, join } = props;
  const { busy, onClose, onSave } = props;
  const { conflicts, onlyMine, onlyTheirs } = comparison;
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>(
    join ? { [join.field]: 'joined' } : {},
  );
  const isJoined = join !== undefined && choices[join.field] === 'joined';
  const at = theirs?.at ?? props.savedAt;
  const other = theirs?.name ?? t`The other version`;
  const saved = isOwn
    ? t`Your profile was saved in another place`
    : // Of a record that only mentors and administrators edit.
      `${name} was saved${theirs ? ` by ${theirs.name}` : ''}${at ? ` on ${at}` : ''}`;
  const single = [
    onlyMine.length > 0 && t`Only you changed ${{ fields: listText(onlyMine.map(labelOf)) }}.`,
    onlyTheirs.length > 0 &&
      (theirs
        ? `Only ${theirs.name} changed ${listText(onlyTheirs.map(labelOf))}.`
        : t`Only the other version changed ${{ fields: listText(onlyTheirs.map(labelOf)) }}.`),
  ].filter((sentence) => sentence !== false);
  const wordsFor = (field: string) => (value: string) =>
    (value && wordsOf?.(field, value)) || value || t`Empty`;
  const chooseAll = (label: string, choice: Choice) => (
    <Button
      tone="outline"
      size="sm"
      onClick={() => {
        setChoices(Object.fromEntries(conflicts.map((field) => [field.name, choice])));
      }}
    >
      {label}
    </Button>
  );
  const title = isOwn
    ? t`Your profile was changed meanwhile`
    : (props.title ?? t`This was changed meanwhile`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={t`${saved} while you were editing. Nothing of yours is lost.`}
      footer={
        <>
          <Button tone="outline" disabled={busy} onClick={onClose}>
            {t`Keep editing`}
          </Button>
          <Button
            tone="go"
            busy={busy}
            disabled={isJoined && join.text.length > join.limit}
            onClick={() => {
              const taken = conflicts.filter((field) => choices[field.name] === 'theirs');
              onSave(new Set(taken.map((field) => field.name)), isJoined);
            }}
          >
            {t`Save these choices`}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {conflicts.length > 1 && (
          <Flex wrap="wrap" gap="2">
            {chooseAll(t`Keep all of mine`, 'mine')}
            {chooseAll(t`Take all of theirs`, 'theirs')}
          </Flex>
        )}
        {conflicts.map((field) => {
          const words = wordsFor(field.name);
          return (
            <VersionChoice
              key={field.name}
              label={labelOf(field.name)}
              before={join ? undefined : words(field.before)}
              mine={words(field.mine)}
              theirs={words(field.theirs)}
              theirsName={other}
              join={join?.field === field.name ? join : undefined}
              choice={choices[field.name] ?? 'mine'}
              onChange={(choice) => {
                setChoices({ ...choices, [field.name]: choice });
              }}
            />
          );
        })}
        {single.length > 0 && (
          <Flex as="p" gap="2" textStyle="small" color="ink-soft">
            <chakra.span color="leaf" paddingTop="0.5">
              <Icon name="check" size="4" weight="bold" />
            </chakra.span>
            <span>{`${single.join(' ')} ${keptWords(onlyMine.length + onlyTheirs.length)}`}</span>
          </Flex>
        )}
      </Stack>
    </Dialog>
  );
}
