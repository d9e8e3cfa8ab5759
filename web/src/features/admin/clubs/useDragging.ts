import { useRef } from 'react';

/** Whether a row is being dragged, without a render on change. */
export function useDragging() {
  const dragging = useRef(false);
  return {
    onDragging: (isDragging: boolean) => {
      dragging.current = isDragging;
    },
    isDragging: () => dragging.current,
  };
}
