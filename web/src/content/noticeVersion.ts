/** Current version of the privacy notice. A guardian's consent refers to a version. */
export const noticeVersion = {
  number: '2',
  /** First day of this version. */
  since: '2026-11-24',
} as const;
