import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';

const KINDS = ['view', 'edit', 'delete', 'release', 'move', 'reset'] as const;

/** The open dialog of a list in the URL: `dialog=add`, or `dialog=edit-<id>`. */
export function useRecordDialog() {
  const { value, open, close, linkTo } = useUrlDialog('dialog');
  const kind = KINDS.find((one) => value.startsWith(`${one}-`));
  return {
    current:
      value === 'add'
        ? { kind: 'add' as const, id: '' }
        : kind
          ? { kind, id: value.slice(kind.length + 1) }
          : null,
    open: (next: (typeof KINDS)[number], id: string) => {
      open(`${next}-${id}`);
    },
    /** Props of a link that opens the dialog. */
    linkTo: (next: (typeof KINDS)[number], id: string) => linkTo(`${next}-${id}`),
    add: () => {
      open('add');
    },
    close,
  };
}

export type RecordDialog = ReturnType<typeof useRecordDialog>;
