import { useEffect, useState, type FocusEvent } from 'react';

/** True while the element is hovered or contains the focus, or the tab is hidden. */
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
    /** For the Play button: its own hover and focus must not hold the rotation. */
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
