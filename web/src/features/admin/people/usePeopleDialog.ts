import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';

const KINDS = ['view', 'details', 'edit', 'club', 'mentor'] as const;

/** Dialogs of the people tabs; `details` is opened by Edit of an educator, before the form. */
export type DialogKind = (typeof KINDS)[number];

/** The open dialog of a person in the URL, as `dialog=view-<id>`. */
export function usePeopleDialog() {
  const { value, open, close, linkTo } = useUrlDialog('dialog');
  const kind = KINDS.find((one) => value.startsWith(`${one}-`));
  return {
    current: kind ? { kind, id: value.slice(kind.length + 1) } : null,
    open: (next: DialogKind, id: string) => {
      open(`${next}-${id}`);
    },
    /** Props of a link that opens the dialog. */
    linkTo: (next: DialogKind, id: string) => linkTo(`${next}-${id}`),
    close,
  };
}

export type PeopleDialog = ReturnType<typeof usePeopleDialog>;
