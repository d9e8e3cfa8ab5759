import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FailedState } from '../../../ui/states/FailedState.tsx';

interface PickerDialogProps {
  title: string;
  description: string;
  searchLabel: string;
  searchHint: string;
  search: string;
  onSearch: (search: string) => void;
  /** Nothing to choose from yet. */
  loading: boolean;
  /** What could not be loaded, with the way to try again. */
  failure: { title: string; detail: string; retry: () => void } | null;
  busy: boolean;
  /** Whether the choice is another one than what is assigned now. */
  changed: boolean;
  /** What matches the search, without "none". */
  matches: readonly string[];
  onChoose: (value: string) => void;
  onAssign: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What both pickers are: search, a list with the choice highlighted, Cancel and Assign. Enter in
 * the search chooses the only match; Enter in the list assigns.
 */
export function PickerDialog(props: PickerDialogProps) {
  const { title, description, loading, failure, busy, changed, onAssign, onClose, children } =
    props;
  const list = useRef<HTMLDivElement>(null);
  const cancel = () => {
    if (!busy) onClose();
  };
  const chooseOnlyMatch = () => {
    const [only, ...others] = props.matches;
    if (only === undefined || others.length > 0) return;
    props.onChoose(only);
    list.current?.querySelector<HTMLElement>(`input[value="${only}"]`)?.focus();
  };
  return (
    <Dialog
      open
      onClose={cancel}
      onSubmit={onAssign}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="outline" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="go"
            busy={busy}
            disabled={loading || failure !== null || !changed}
          >
            Assign
          </Button>
        </>
      }
    >
      <chakra.div ref={list} display="grid" gap={{ base: '3', md: '5' }}>
        <SearchField
          focusFirst
          label={props.searchLabel}
          placeholder={props.searchHint}
          value={props.search}
          onChange={props.onSearch}
          onEnter={chooseOnlyMatch}
        />
        {failure ? (
          <FailedState title={failure.title} detail={failure.detail} onRetry={failure.retry} />
        ) : loading ? (
          <chakra.div role="status" aria-label="Loading..." display="grid" gap="3">
            <Skeleton height="row" />
            <Skeleton height="row" />
            <Skeleton height="row" />
          </chakra.div>
        ) : (
          children
        )}
      </chakra.div>
    </Dialog>
  );
}
