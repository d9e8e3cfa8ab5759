/** Marked by public/start.js: what somebody pressed last before its code was there. */
const PRESSED = 'data-pressed';
/** What sends a form waits with the form (src/app/typedEarly.ts); links work by themselves. */
const CONTROLS = 'button:not([type=submit]), input[type=radio]';

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Notes what is pressed last in a part of the page that was made ahead, until its code is there. The
 * answer is to be called once then: it presses the same again, or what stands in its place.
 */
export function pressedEarly(part: Element): (alive: Element | null) => void {
  let pressed = part.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  const before = controlsOf(part);
  const onClick = ({ target }: Event) => {
    pressed =
      target instanceof Element && part.contains(target)
        ? target.closest<HTMLElement>(CONTROLS)
        : null;
  };
  window.addEventListener('click', onClick);

  return (alive) => {
    window.removeEventListener('click', onClick);
    const early = pressed;
    if (!early || !alive) return;
    // Not before what has come alive listens with all its parts.
    setTimeout(() => {
      const now = controlsOf(alive);
      const inItsPlace = now.length === before.length ? now[before.indexOf(early)] : undefined;
      const control = early.isConnected ? early : inItsPlace;
      if (!control) return;
      if (document.activeElement === document.body) control.focus({ preventScroll: true });
      control.click();
    });
  };
}
