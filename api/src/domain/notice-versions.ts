/** All versions of the privacy notice that a guardian may have agreed to; the last is the web's. */
export const noticeVersions: readonly string[] = ['1', '2', '3'];

/** The first version that names the interest profile. */
export const INTERESTS_SINCE = '3';
