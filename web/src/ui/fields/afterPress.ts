/**
 * Runs a task at once, or after the click that a pressed pointer makes. What moves the page while
 * the pointer is down would take the button from under it, and the click would be lost.
 */
export function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  const run = () => {
    document.removeEventListener('pointerup', run, true);
    document.removeEventListener('pointercancel', run, true);
    // The click comes after `pointerup`, in the same turn.
    setTimeout(task);
  };
  document.addEventListener('pointerup', run, true);
  document.addEventListener('pointercancel', run, true);
}

let isPressed = false;

const onPointer = (pressed: boolean) => () => {
  isPressed = pressed;
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', onPointer(true), true);
  document.addEventListener('pointerup', onPointer(false), true);
  document.addEventListener('pointercancel', onPointer(false), true);
}
