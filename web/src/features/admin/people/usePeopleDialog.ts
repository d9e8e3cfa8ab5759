import { useAddressDialog } from '../../../lib/address/useAddressDialog.ts';

const KINDS = ['view', 'details', 'edit', 'club', 'mentor'] as const;

/** The dialogs of the people tabs; `details` is what an educator's form opens from. */
export type DialogKind = (typeof KINDS)[number];

/** The open dialog of a person in the address, as `dialog=view-<id>`. */
export function usePeopleDialog() {
  const { value, open, close, linkTo } = useAddressDialog('dialog');
  const kind = KINDS.find((one) => value.startsWith(`${one}-`));
  return {
    current: kind ? { kind, id: value.slice(kind.length + 1) } : null,
    open: (next: DialogKind, id: string) => {
      open(`${next}-${id}`);
    },
    /** Properties of a link that opens the dialog. */
    linkTo: (next: DialogKind, id: string) => linkTo(`${next}-${id}`),
    close,
  };
}

export type PeopleDialog = ReturnType<typeof usePeopleDialog>;
