/** Channel of migrations/0006_change_notices.sql. */
export const channel = 'people_changed';

/** The ids of people in a notice. */
export function idsIn(notice: string): string[] {
  return notice.split(',').filter((id) => id !== '');
}
