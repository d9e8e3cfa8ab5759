/** Marked by public/start.js when somebody sent a form whose code was not there yet. */
const ASKED = 'form[data-asked]';

const inputsOf = (root: HTMLElement) => [...root.querySelectorAll('input')];

/** Writes as a hand does: React hears of it only where its own notes say something else. */
function type(input: HTMLInputElement, text: string): void {
  input.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes down what a visitor has typed, chosen and sent on a page that was made ahead, before React
 * takes it over. The answer does it all again, once React listens.
 */
export function typedEarly(root: HTMLElement): () => void {
  const before = inputsOf(root).map((input) => ({
    text: input.value === input.defaultValue ? null : input.value,
    chosen: input.checked && !input.defaultChecked,
  }));
  const asked = root.querySelector(ASKED) !== null;
  const focused = inputsOf(root).findIndex((input) => input === document.activeElement);

  return () => {
    const inputs = inputsOf(root);
    // More may have been typed meanwhile. All of it is read before React hears of any.
    const now = inputs.map(({ value, defaultValue }, place) =>
      value === defaultValue ? (before[place]?.text ?? value) : value,
    );
    inputs.forEach((input, place) => {
      if (input.type !== 'radio') {
        const text = now[place] ?? '';
        if (text !== input.defaultValue) type(input, text);
      } else if (before[place]?.chosen && !input.defaultChecked) {
        input.checked = false;
        input.click();
      }
    });
    if (document.activeElement === document.body) inputs[focused]?.focus();
    // Not before the form has rendered with what it was given.
    if (asked) setTimeout(() => root.querySelector('form')?.requestSubmit());
  };
}
