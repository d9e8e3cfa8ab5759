import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/** Text that is typed at once and passed on later. */
interface DebouncedText {
  text: string;
  /** Passed on after a pause; an empty text at once. */
  setText: (text: string) => void;
  /** Passes the text on without waiting, as when the field loses the focus. */
  flush: () => void;
}

/**
 * Text that is typed at once and passed on after a pause. Follows `value` when that changes from
 * outside (Back, Clear Filters), but not when it only echoes what was passed on.
 */
export function useDebouncedText(value: string, commit: (text: string) => void): DebouncedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (sent !== value) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      commit(text);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, sent, commit]);
  const pass = (next: string) => {
    if (next === sent) return;
    setSent(next);
    commit(next);
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      if (next === '') pass(next);
    },
    flush: () => {
      pass(text);
    },
  };
}
