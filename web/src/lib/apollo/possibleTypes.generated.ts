/** Interface → the types that implement it. */
export const possibleTypes: Record<string, string[]> = {
  Node: ['Club', 'Educator', 'HistoryEntry', 'Mentor', 'Stage', 'StageProgress', 'Student', 'User'],
  Person: ['Educator', 'Student'],
};
