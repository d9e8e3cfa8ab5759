import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/** Text of an input with a debounced commit. */
interface DebouncedText {
  text: string;
  /** Commits after a pause; an empty text at once. */
  setText: (text: string) => void;
  /** Commits without waiting, for example on blur. */
  flush: () => void;
}

/**
 * Text of an input, committed after a pause. Follows `value` when it changes from outside (Back,
 * Clear Filters), but not when it equals the committed text.
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
  const commitText = (next: string) => {
    if (next === sent) return;
    setSent(next);
    commit(next);
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      if (next === '') commitText(next);
    },
    flush: () => {
      commitText(text);
    },
  };
}
