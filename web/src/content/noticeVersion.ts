/** Current version of the privacy notice. A guardian's consent refers to a version. */
export const noticeVersion = {
  number: '1',
  /** First day of this version. */
  since: '2026-06-01',
} as const;
