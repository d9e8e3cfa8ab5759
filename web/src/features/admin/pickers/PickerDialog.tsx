import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
  onAssign: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What both pickers are: search, a list with the choice highlighted, Cancel and Assign. */
export function PickerDialog(props: PickerDialogProps) {
  const { title, description, loading, failure, busy, onAssign, onClose, children } = props;
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={cancel}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="outline" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button tone="go" busy={busy} disabled={loading || failure !== null} onClick={onAssign}>
            Assign
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        <SearchField
          focusFirst
          label={props.searchLabel}
          placeholder={props.searchHint}
          value={props.search}
          onChange={props.onSearch}
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
