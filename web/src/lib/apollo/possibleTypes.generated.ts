/** Interface → the types that implement it. */
export const possibleTypes: Record<string, string[]> = {
  Node: ['Administrator', 'AgreedStep', 'AuditEntry', 'Club', 'Concern', 'DeletionRequest', 'Educator', 'HistoryEntry', 'Mentor', 'NextSession', 'Session', 'Stage', 'StageProgress', 'Student', 'User'],
  Person: ['Educator', 'Student'],
};
