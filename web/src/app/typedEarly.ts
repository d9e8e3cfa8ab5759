/** Marked by public/start.js when somebody sent a form whose code was not there yet. */
const ASKED = 'form[data-asked]';

interface Early {
  fields: { text: string | null; chosen: boolean }[];
  asked: boolean;
  focused: number;
}

/** After each of these something else may be typed, chosen, sent or in focus. */
const SIGNS = ['input', 'change', 'submit', 'focusin'] as const;

const inputsOf = (root: HTMLElement) => [...root.querySelectorAll('input')];

/** Writes as a hand does: React hears of it only where its own notes say something else. */
function type(input: HTMLInputElement, text: string): void {
  input.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a visitor has done with the form so far. React finds it as it was made. */
function readForm(root: HTMLElement, before?: Early): Early {
  const inputs = inputsOf(root);
  const sent = root.querySelector(ASKED);
  sent?.removeAttribute('data-asked');
  return {
    fields: inputs.map((input) => ({
      text: input.value === input.defaultValue ? null : input.value,
      chosen: input.checked && !input.defaultChecked,
    })),
    asked: sent !== null || before?.asked === true,
    focused: inputs.findIndex((input) => input === document.activeElement),
  };
}

/**
 * Takes down what a visitor types, chooses and sends on a page that was made ahead, until React has
 * taken it over or put another in its place. The answer does it all again, once React listens.
 */
export function typedEarly(root: HTMLElement): () => void {
  const [first] = inputsOf(root);
  let before = readForm(root);
  const readAgain = () => {
    // In the form that takes its place nothing has been typed: it may focus a field by itself.
    if (first?.isConnected) before = readForm(root, before);
  };
  for (const sign of SIGNS) window.addEventListener(sign, readAgain);

  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, readAgain);
    const { fields, asked, focused } = before;
    const inputs = inputsOf(root);
    // All of it is read before React hears of any.
    const now = inputs.map(({ value, defaultValue }, place) =>
      value === defaultValue ? (fields[place]?.text ?? value) : value,
    );
    inputs.forEach((input, place) => {
      if (input.type !== 'radio') {
        const text = now[place] ?? '';
        if (text !== input.defaultValue) type(input, text);
      } else if (fields[place]?.chosen && !input.defaultChecked) {
        input.checked = false;
        input.click();
      }
    });
    // Where somebody types is where they go on, whatever the form would begin with; what it begins
    // with gives way to what they are about to type.
    inputs[focused]?.focus();
    if (fields[focused]?.text === null) inputs[focused]?.select();
    // Not before the form has rendered with what it was given.
    if (asked) setTimeout(() => root.querySelector('form')?.requestSubmit());
  };
}
