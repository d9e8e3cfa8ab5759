/** Colour token of a bar: changes at 40 and 70 percent. */
export const barColor = (percent: number) =>
  percent >= 70 ? 'leaf' : percent >= 40 ? 'brand' : 'ochre';

/** Colour token of a percentage as text: changes at 50 and 80 percent. */
export const percentColor = (percent: number) =>
  percent >= 80 ? 'leaf' : percent >= 50 ? 'indigo' : 'ink-soft';

/** The progress bands from the most progress to the least, as in the schema and in filters. */
export const BANDS = [
  { value: 'high', band: 'HIGH', label: 'High', range: '80%+' },
  { value: 'medium', band: 'MEDIUM', label: 'Medium', range: '40-79%' },
  { value: 'low', band: 'LOW', label: 'Low', range: '1-39%' },
  { value: 'not-started', band: 'NOT_STARTED', label: 'Not Started', range: '0%' },
] as const;
