/** Display name of a stage: its name, or "Stage 2" by its position when the name is blank. */
export function stageName(name: string, index: number): string {
  return name.trim() === '' ? `Stage ${index + 1}` : name;
}
