import { Suspense, useState, type ComponentProps } from 'react';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { lazyPart } from './lazyPart.ts';

/** Preloads the dialog, for a page that must show it offline. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');

const Loaded = lazyPart(async () => (await loadConfirmDialog()).ConfirmDialog);

/** ConfirmDialog, loaded when it is first opened. */
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
