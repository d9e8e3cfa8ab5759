/** Current version of the privacy notice. A guardian's consent refers to a version. */
export const noticeVersion = {
  number: '3',
  /** First day of this version. */
  since: '2026-11-28',
} as const;
