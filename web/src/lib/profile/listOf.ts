/** Splits a comma-separated text: "robotics, , chess " → ["robotics", "chess"]. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
