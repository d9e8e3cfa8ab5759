/** Entry of a list that shows several people; it has no person. */
export const LIST_ENTRY = 'people.list';

/**
 * Parts of a person's record that are read or changed alone; `list`: the entry in a list;
 * `export`: a whole list as a file.
 */
export const auditParts = [
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
  'next session',
  'export',
  'steps',
  'answers',
  'concern',
] as const;
export type AuditPart = (typeof auditParts)[number];

export const auditActions = ['read', 'change'] as const;
export type AuditAction = (typeof auditActions)[number];
