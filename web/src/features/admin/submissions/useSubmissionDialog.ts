import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import type { ClubAudience } from '../../../schema.generated.ts';

const AUDIENCES: [prefix: string, audience: ClubAudience][] = [
  ['student-', 'STUDENT'],
  ['educator-', 'EDUCATOR'],
];

/** The person of the open dialog, in the URL as `dialog=student-<id>`. */
export function useSubmissionDialog() {
  const { value, open, close } = useUrlDialog('dialog');
  const found = AUDIENCES.find(([prefix]) => value.startsWith(prefix));
  return {
    current: found ? { audience: found[1], id: value.slice(found[0].length) } : null,
    open: (person: { __typename: 'Student' | 'Educator'; id: string }) => {
      open(`${person.__typename.toLowerCase()}-${person.id}`);
    },
    close,
  };
}
