import { useCallback, useState } from 'react';

/** Which picker is open, and for whom. */
interface OpenedPicker {
  kind: 'club' | 'mentor';
  personId: string;
}

/** Opens and closes the one picker of a list of people. */
export function usePicker() {
  const [picker, setPicker] = useState<OpenedPicker | null>(null);
  const open = useCallback((kind: OpenedPicker['kind'], personId: string) => {
    setPicker({ kind, personId });
  }, []);
  const close = useCallback(() => {
    setPicker(null);
  }, []);
  return { picker, open, close };
}
