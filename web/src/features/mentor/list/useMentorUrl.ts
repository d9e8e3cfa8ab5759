import { useUrlParams } from '../../../lib/url/useUrlParams.ts';

/** The two tabs: My Students (or Educators), and Update Progress. */
export type MentorTab = 'people' | 'update';

/** URL state of the mentor's screen, except the list's. */
export interface MentorUrl {
  tab: MentorTab;
  /** Id of the person selected in Update Progress; null without one. */
  personId: string | null;
  /** Id of the stage selected in the form; null for the initial one. */
  stageId: string | null;
  setTab: (tab: MentorTab) => void;
  setStage: (stageId: string) => void;
  /** URL of Update Progress with this person; with null, of its list. */
  toPerson: (personId: string | null, stageId?: string) => string;
}

export function useMentorUrl(): MentorUrl {
  const { read, change, link } = useUrlParams();
  return {
    tab: read('tab') === 'update' ? 'update' : 'people',
    personId: read('person') || null,
    stageId: read('stage') || null,
    setTab: (tab) => {
      change({ tab: tab === 'update' ? tab : '', person: '', stage: '' });
    },
    setStage: (stage) => {
      change({ stage }, { replace: true });
    },
    toPerson: (person, stage = '') =>
      link({ tab: 'update', person: person ?? '', stage, details: '', contact: '' }),
  };
}
