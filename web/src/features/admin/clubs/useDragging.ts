import { useRef } from 'react';

/** Whether something is being dragged, without a render when it changes. */
export function useDragging() {
  const dragging = useRef(false);
  return {
    onDragging: (isDragging: boolean) => {
      dragging.current = isDragging;
    },
    isDragging: () => dragging.current,
  };
}
