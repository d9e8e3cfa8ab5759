/** Interface → the types that implement it. */
export const possibleTypes: Record<string, string[]> = {
  Node: ['Administrator', 'AuditEntry', 'Club', 'DeletionRequest', 'Educator', 'HistoryEntry', 'Mentor', 'Session', 'Stage', 'StageProgress', 'Student', 'User'],
  Person: ['Educator', 'Student'],
};
