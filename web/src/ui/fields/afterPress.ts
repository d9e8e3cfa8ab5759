/**
 * Runs a task at once, or after the click if a pointer is pressed. A layout change between pointer
 * down and up would move the button away and lose the click.
 */
export function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  const run = () => {
    for (const end of ENDS) document.removeEventListener(end, run, true);
    // The click follows `mouseup` in the same turn.
    setTimeout(task);
  };
  for (const end of ENDS) document.addEventListener(end, run, true);
}

/** A press that becomes a drag ends without `mouseup`. */
const ENDS = ['mouseup', 'dragend'] as const;

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}
