import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Comparison } from './compareVersions.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface VersionsDialogProps {
  /** Name of the record ("Asha Rao", "Robotics Club"). */
  name: string;
  comparison: Comparison;
  /** Label of a field. */
  labelOf: (field: string) => string;
  /** Formats a value for display; without it the value is shown unchanged. */
  wordsOf?: (field: string, value: string) => string;
  /** Name of the user who saved the other version, and the time; undefined while unknown. */
  theirs?: { name: string; at: string } | undefined;
  /**
   * The record belongs to the user, who may have changed it in another tab or on another device.
   */
  isOwn?: boolean;
  busy: boolean;
  /** Returns to the form without changes. */
  onClose: () => void;
  /** @param taken names of the fields for which the other version is selected */
  onSave: (taken: ReadonlySet<string>) => void;
}

const list = new Intl.ListFormat('en');

/** "It is kept.", for one or more fields. */
const keptWords = (count: number) =>
  `${count === 1 ? 'It is' : count === 2 ? 'Both are' : 'All are'} kept.`;

/**
 * Resolves a conflict of two versions of a record by field. The user's own version is preselected.
 */
export function VersionsDialog(props: VersionsDialogProps) {
  const {
    name,
    comparison,
    labelOf,
    wordsOf,
    theirs,
    isOwn = false,
    busy,
    onClose,
    onSave,
  } = props;
  const { conflicts, onlyMine, onlyTheirs } = comparison;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const other = theirs?.name ?? (isOwn ? 'The other version' : 'Someone else');
  const saved = isOwn
    ? 'Your profile was saved in another place'
    : `${name} was saved by ${theirs ? `${theirs.name} on ${theirs.at}` : 'someone else'}`;
  const single = [
    onlyMine.length > 0 && `Only you changed ${list.format(onlyMine.map(labelOf))}.`,
    onlyTheirs.length > 0 &&
      `Only ${isOwn ? 'the other version' : (theirs?.name ?? 'someone else')} changed ${list.format(onlyTheirs.map(labelOf))}.`,
  ].filter((sentence) => sentence !== false);
  const choose = (field: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOwn ? 'Your profile was changed meanwhile' : 'Someone else changed this meanwhile'}
      description={`${saved} while you were editing. Nothing of yours is lost.`}
      footer={
        <>
          <Button tone="outline" disabled={busy} onClick={onClose}>
            Keep editing
          </Button>
          <Button
            tone="go"
            busy={busy}
            onClick={() => {
              onSave(taken);
            }}
          >
            Save these choices
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        {conflicts.length > 1 && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              tone="outline"
              size="sm"
              onClick={() => {
                setTaken(new Set());
              }}
            >
              Keep all of mine
            </Button>
            <Button
              tone="outline"
              size="sm"
              onClick={() => {
                setTaken(new Set(conflicts.map((field) => field.name)));
              }}
            >
              Take all of theirs
            </Button>
          </chakra.div>
        )}
        {conflicts.map((field) => (
          <VersionChoice
            key={field.name}
            field={field}
            label={labelOf(field.name)}
            words={(value) => (value && wordsOf?.(field.name, value)) || value || 'Empty'}
            theirsName={other}
            isTaken={taken.has(field.name)}
            onChange={(isTaken) => {
              choose(field.name, isTaken);
            }}
          />
        ))}
        {single.length > 0 && (
          <chakra.p display="flex" gap="2" textStyle="small" color="ink-soft">
            <chakra.span color="leaf" paddingTop="0.5">
              <Icon name="check" size="4" weight="bold" />
            </chakra.span>
            <span>{`${single.join(' ')} ${keptWords(onlyMine.length + onlyTheirs.length)}`}</span>
          </chakra.p>
        )}
      </chakra.div>
    </Dialog>
  );
}
