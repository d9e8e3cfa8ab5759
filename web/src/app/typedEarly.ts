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
  const before = inputsOf(root).map(({ value, checked }) => ({ value, checked }));
  const asked = root.querySelector(ASKED) !== null;
  const focused = inputsOf(root).findIndex((input) => input === document.activeElement);

  return () => {
    const inputs = inputsOf(root);
    inputs.forEach((input, place) => {
      const then = before[place];
      if (!then) return;
      if (input.type === 'radio') {
        if (!then.checked || input.defaultChecked) return;
        input.checked = false;
        input.click();
        return;
      }
      // More may have been typed meanwhile.
      const text = input.value === input.defaultValue ? then.value : input.value;
      if (text !== input.defaultValue) type(input, text);
    });
    if (document.activeElement === document.body) inputs[focused]?.focus();
    if (asked) root.querySelector('form')?.requestSubmit();
  };
}
