import { Suspense, useState, type ComponentProps } from 'react';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { lazyPart } from './lazyPart.ts';

/** Loads the code of the dialog, for a page that has to ask without a connection. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');

const Loaded = lazyPart(async () => (await loadConfirmDialog()).ConfirmDialog);

/** A ConfirmDialog whose code loads when it is first opened. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
