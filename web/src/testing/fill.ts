import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field in one go, as somebody who pastes it does. For tests of what a form does
 * with its values: letter by letter each of them would draw the whole form anew.
 */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
