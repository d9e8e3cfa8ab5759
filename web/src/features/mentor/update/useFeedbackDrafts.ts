import { useMemo } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../lib/draftStorage.ts';
import { browserStorage } from '../../../lib/safeStorage.ts';
import { useSession } from '../../../lib/session/useSession.ts';

/** The words kept for one stage. */
interface KeptFeedback {
  text: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** What was written about a person and not sent yet, a draft for each stage. */
export interface FeedbackDrafts {
  read: (stageId: string) => KeptFeedback | null;
  /** Keeps the words, or forgets them when there are none. Returns the moment; null without words. */
  keep: (stageId: string, text: string) => number | null;
  clear: (stageId: string) => void;
}

const isKeptFeedback = (value: unknown): value is KeptFeedback =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'keptAt' in value &&
  typeof value.keptAt === 'number';

/** The signed-in mentor's drafts for one person, kept on this device until sent or logged out. */
export function useFeedbackDrafts(personId: string): FeedbackDrafts {
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useMemo(() => {
    const key = (stageId: string) => `feedback:${personId}:${stageId}`;
    const clear = (stageId: string) => {
      dropDraft(browserStorage, userId, key(stageId));
    };
    return {
      clear,
      read: (stageId) => {
        const kept = readDraft(browserStorage, userId, key(stageId));
        return isKeptFeedback(kept) ? kept : null;
      },
      keep: (stageId, text) => {
        if (text.trim() === '') {
          clear(stageId);
          return null;
        }
        const keptAt = Date.now();
        keepDraft(browserStorage, userId, key(stageId), { text, keptAt });
        return keptAt;
      },
    };
  }, [personId, userId]);
}
