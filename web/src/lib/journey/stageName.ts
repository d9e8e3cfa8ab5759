/** What a stage is called on screen: its name, or its place when the name was left blank. */
export function stageName(name: string, index: number): string {
  return name.trim() === '' ? `Stage ${index + 1}` : name;
}
