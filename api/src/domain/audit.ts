/** Parts of a person's record that are read or changed alone; `list`: the entry in a list. */
export const auditWhats = [
  'record',
  'list',
  'progress',
  'history',
  'sessions',
  'password link',
  'audit',
  'club',
  'mentor',
  'deletion request',
] as const;
export type AuditWhat = (typeof auditWhats)[number];

export const auditActions = ['read', 'change'] as const;
export type AuditAction = (typeof auditActions)[number];
