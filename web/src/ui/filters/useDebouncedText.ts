import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/**
 * Text that is typed at once and passed on after a pause. Follows `value` when that changes from
 * outside (Back, Clear Filters), but not when it only echoes what was passed on.
 */
export function useDebouncedText(
  value: string,
  commit: (text: string) => void,
): [text: string, setText: (text: string) => void] {
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
  return [text, setText];
}
