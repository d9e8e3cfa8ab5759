import { useEffect, useState, type ComponentType } from 'react';
import { sayNotLoaded } from './sayNotLoaded.ts';
import { toast } from './toast.ts';

/**
 * Something whose code comes when it is asked for, as a dialog's.
 * @returns the component, null until it is there, and the way to ask for it
 */
export function useAsked<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [Asked, setAsked] = useState<ComponentType<Props> | null>(null);
  // Once there is no connection, it would be too late.
  useEffect(() => {
    toast.prepare();
  }, []);
  const ask = (isRepeat = false) => {
    load().then(
      (loaded) => {
        setAsked(() => loaded);
      },
      (error: unknown) => {
        const tryAgain = () => {
          ask(true);
        };
        sayNotLoaded(error, isRepeat ? null : tryAgain);
      },
    );
  };
  return [
    Asked,
    () => {
      if (!Asked) ask();
    },
  ];
}
