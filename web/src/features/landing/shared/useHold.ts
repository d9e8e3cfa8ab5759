import { useEffect, useState, type FocusEvent } from 'react';

/** True while the reader points at an element, has the focus in it, or looks at another tab. */
export function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const look = () => {
      setAway(document.visibilityState === 'hidden');
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    held: pointed || focused || away,
    /** For the button that starts what is held: its own press must not go on holding. */
    release: () => {
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onMouseEnter: () => {
        setPointed(true);
      },
      onMouseLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
