/** The version of the privacy notice in force; guardians agree to a version. */
export const noticeVersion = {
  number: '1',
  /** Calendar day from which it holds. */
  since: '2026-06-01',
} as const;
