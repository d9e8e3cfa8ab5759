import { useEffect, useState } from 'react';
import type { SessionEnd } from '../../lib/session/sessionEnd.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** Time before the end at which the warning appears, in ms. */
const WARNING_MS = 120_000;
/** Delay after the end before the session is checked, in ms: the server may end it a little later. */
const GRACE_MS = 2_000;
/** Maximum time between two checks, because another tab may have changed the end, in ms. */
const CHECK_MS = 30_000;

/** An end of the session in less than two minutes. */
export interface NearEnd extends SessionEnd {
  secondsLeft: number;
}

/** The session's end when it is near, updated every second. Ends the session here at its end. */
export function useNearEnd(): NearEnd | null {
  const { status, sessionEnd, verify } = useSession();
  const [near, setNear] = useState<NearEnd | null>(null);
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const end = sessionEnd();
      const left = end ? end.at - Date.now() : Infinity;
      const isOver = left <= -GRACE_MS;
      if (isOver) void verify({ extend: false });
      const isNear = left <= WARNING_MS && !isOver;
      const secondsLeft = Math.max(0, Math.ceil(left / 1_000));
      setNear(end && isNear ? { ...end, secondsLeft } : null);
      timer = setTimeout(check, isNear ? 1_000 : Math.min(Math.abs(left - WARNING_MS), CHECK_MS));
    };
    timer = setTimeout(check, 0);
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isSignedIn, sessionEnd, verify]);
  return isSignedIn ? near : null;
}
