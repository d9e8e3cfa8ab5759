/**
 * Parts of this interface that only some servers have: /admin/batches, the import of people,
 * /admin/exports, next session with agreed steps and answers, concerns, and interest profiles.
 */
export const features = [
  'BATCHES',
  'IMPORT',
  'EXPORT_AUDIT',
  'SESSIONS',
  'CONCERNS',
  'INTERESTS',
] as const;
