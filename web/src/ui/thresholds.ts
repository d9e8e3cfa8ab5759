/** Colour token of a bar: changes at 40 and 70 percent. */
export const barColor = (percent: number) =>
  percent >= 70 ? 'leaf' : percent >= 40 ? 'brand' : 'ochre';

/** Colour token of a percentage as text: changes at 50 and 80 percent. */
export const percentColor = (percent: number) =>
  percent >= 80 ? 'leaf' : percent >= 50 ? 'indigo' : 'ink-soft';
