import { useEffect } from 'react';
import { passOnNotice } from '../lib/session/accountNotice.ts';
import { useSession } from '../lib/session/useSession.ts';
import { LoadingView } from '../ui/LoadingView.tsx';

/**
 * Leaves for the page in another language, which is another document. In place of the entry that the
 * router has made, so that Back leads to the page before.
 */
export function OtherDocument({ href }: { href: string }) {
  const { settled } = useSession();
  useEffect(() => {
    passOnNotice();
    let isCurrent = true;
    void settled().then(() => {
      if (isCurrent) window.location.replace(href);
    });
    return () => {
      isCurrent = false;
    };
  }, [href, settled]);
  return <LoadingView />;
}
