import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Comparison } from './compareVersions.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface VersionsDialogProps {
  /** Whose record it is ("Asha Rao", "Robotics Club"). */
  name: string;
  comparison: Comparison;
  /** What a field is called. */
  labelOf: (field: string) => string;
  /** A value in words, where it is not shown as it is. */
  wordsOf?: (field: string, value: string) => string;
  /** Who saved the other version, and when; undefined while unknown. */
  theirs?: { name: string; at: string };
  busy: boolean;
  /** Back to the form, with nothing changed. */
  onClose: () => void;
  /** @param taken names of the fields whose other version is taken */
  onSave: (taken: ReadonlySet<string>) => void;
}

const list = new Intl.ListFormat('en');

/** Shows two versions of a record, field by field; one's own version is chosen to begin with. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { name, comparison, labelOf, wordsOf, theirs, busy, onClose, onSave } = props;
  const { conflicts, onlyMine, onlyTheirs } = comparison;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const other = theirs?.name ?? 'Someone else';
  const single = [
    onlyMine.length > 0 && `Only you changed ${list.format(onlyMine.map(labelOf))}.`,
    onlyTheirs.length > 0 &&
      `Only ${theirs?.name ?? 'someone else'} changed ${list.format(onlyTheirs.map(labelOf))}.`,
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
      title="Someone else changed this meanwhile"
      description={`${name} was saved by ${theirs ? `${theirs.name} on ${theirs.at}` : 'someone else'} while you were editing. Nothing of yours is lost.`}
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
            {single.join(' ')} {single.length > 1 ? 'Both are kept.' : 'It is kept.'}
          </chakra.p>
        )}
      </chakra.div>
    </Dialog>
  );
}
