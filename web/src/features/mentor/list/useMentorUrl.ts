import { useUrlParams } from '../../../lib/url/useUrlParams.ts';

/** The two tabs: My Students (or Educators), and Update Progress. */
type MentorTab = 'people' | 'update';

/** URL state of the mentor's screen, except the list's. */
export function useMentorUrl() {
  const { read, change, link } = useUrlParams();
  const tab: MentorTab = read('tab') === 'update' ? 'update' : 'people';
  return {
    tab,
    /** Id of the person selected in Update Progress; null without one. */
    personId: read('person') || null,
    /** Id of the stage selected in the form; null for the initial one. */
    stageId: read('stage') || null,
    setTab: (next: MentorTab) => {
      change({ tab: next === 'update' ? next : '', person: '', stage: '' });
    },
    setStage: (stage: string) => {
      change({ stage }, { replace: true });
    },
    /** URL of Update Progress with this person; with null, of its list. */
    toPerson: (person: string | null, stage = '') =>
      link({ tab: 'update', person: person ?? '', stage, details: '', contact: '', session: '' }),
  };
}

export type MentorUrl = ReturnType<typeof useMentorUrl>;
