import {
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const MissingRecord = lazyPart(async () => (await import('./MissingRecord.tsx')).MissingRecord);

/** The open dialog of a list in the URL: its kind, as `dialog=add`, or with an id, `edit-<id>`. */
export function useRecordDialog<Kind extends string>(kinds: readonly Kind[], param = 'dialog') {
  const { value, open, close } = useUrlDialog(param);
  const kind = kinds.find((one) => value === one || value.startsWith(`${one}-`));
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return {
    current: kind === undefined ? null : { kind, id: value.slice(kind.length + 1) },
    /** With a stable identity, for the columns of a table. */
    open: useCallback((next: Kind, id?: string) => {
      latest.current(id === undefined ? next : `${next}-${id}`);
    }, []),
    close,
  };
}

export type RecordDialog<Kind extends string> = ReturnType<typeof useRecordDialog<Kind>>;

interface RecordDialogsProps<Kind extends string> {
  dialog: Pick<RecordDialog<Kind>, 'current'>;
  /** The dialogs by kind. */
  dialogs: Record<Kind, (id: string) => ReactNode>;
}

/**
 * The dialog selected in the URL, if any. Opened in a second render: the navigation is synchronous,
 * and its paint does not wait for the dialog.
 */
export function RecordDialogs<Kind extends string>({
  dialog: { current },
  dialogs,
}: RecordDialogsProps<Kind>) {
  const key = current && `${current.kind}-${current.id}`;
  const isReady = useDeferredValue(key) === key;
  return current && isReady && <Suspense key={key}>{dialogs[current.kind](current.id)}</Suspense>;
}

/**
 * Renders the dialog of a record; for an id that a loaded list lacks, a message.
 *
 * @param rows the list; undefined or null while it is not loaded
 */
export const forRecord =
  <Row extends { id: string }>(
    rows: readonly Row[] | null | undefined,
    noun: string,
    onClose: () => void,
  ) =>
  (render: (row: Row) => ReactNode) =>
  (id: string) => (
    <FoundRecord
      row={rows?.find((one) => one.id === id)}
      isLoaded={rows != null}
      noun={noun}
      onClose={onClose}
      render={render}
    />
  );

interface FoundRecordProps<Row> {
  row: Row | undefined;
  isLoaded: boolean;
  noun: string;
  onClose: () => void;
  render: (row: Row) => ReactNode;
}

function FoundRecord<Row>({ row, isLoaded, noun, onClose, render }: FoundRecordProps<Row>) {
  // A record that is removed meanwhile keeps its dialog until that is closed.
  const [known, setKnown] = useState(row);
  if (row && row !== known) setKnown(row);
  const shown = row ?? known;
  if (shown) return render(shown);
  return isLoaded && <MissingRecord noun={noun} onClose={onClose} />;
}

/**
 * The focus after a dialog that removes a record: its opener disappears with the record, so the main
 * column gets the focus.
 */
export function useFocusAfterRemoval() {
  const isRemoved = useRef(false);
  return {
    /** To be called before the dialog closes. */
    onRemoved: () => {
      isRemoved.current = true;
    },
    returnTo: () => (isRemoved.current ? document.getElementById('main') : null),
  };
}
