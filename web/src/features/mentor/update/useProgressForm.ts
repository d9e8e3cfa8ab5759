import { useState, useSyncExternalStore } from 'react';
import { isOver } from '../../../lib/nextSession/sessionTime.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { waitingSession } from '../outbox/waitingChange.ts';
import {
  isSessionChanged,
  sessionBase,
  storedValues,
  takesSessions,
  type SessionValues,
} from '../session/sessionValues.ts';
import {
  useProgressDraft,
  type FormValues,
  type ProgressDraft,
  type StoredDraft,
} from './progressDraft.ts';
import { preselectedStage, stageChoices, stageOf } from './stages.ts';

const hasWords = (draft: StoredDraft | null) => (draft?.feedback ?? '').trim() !== '';

/** The stored draft, without a session that can't be planned any more. */
function draftOf(
  stored: StoredDraft | null,
  person: MentorPerson,
  planned: SessionValues,
): ProgressDraft | null {
  if (!stored) return null;
  const { session, ...draft } = stored;
  const values = session && storedValues(session, planned);
  return values && takesSessions(person) && !isOver(values) ? { ...draft, session: values } : draft;
}

/** Subscribes to changes of the storage by other tabs. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

/**
 * State of the form for one person: the selected stage and the draft. The draft has the stage once
 * feedback is written; before that, the URL or the person's progress determine it.
 * @param onReset remounts the form
 */
export function useProgressForm(person: MentorPerson, url: MentorUrl, onReset: () => void) {
  const stored = useProgressDraft(person.id);
  const waiting = waitingSession(useUnsent().waiting, person.id);
  const [base, setBase] = useState(() => sessionBase(person.nextSession, waiting));
  const [found] = useState(() => draftOf(stored.read(), person, base.values));
  const [draft, setDraft] = useState(found);
  // Another tab may have saved, replaced or discarded the stored draft.
  const isStored = useSyncExternalStore(
    subscribe,
    () => stored.isStored && stored.read()?.keptAt === draft?.keptAt,
  );
  const [preselected] = useState(() => preselectedStage(person));
  const stages = stageChoices(person);
  const nameOf = (id: string) => stages.find(({ value }) => value === id)?.label ?? '';
  const isKnown = (id: string) => stages.length === 0 || nameOf(id) !== '';
  const kept = draft && isKnown(draft.stageId) ? draft.stageId : '';
  const stageId = (hasWords(draft) && kept) || (url.stageId ?? (kept || preselected));
  const asked = url.stageId ?? stageId;
  const versionOf = (id: string) =>
    (draft?.stageId === id ? draft.version : stageOf(person, id)?.version) ?? null;

  const sessionPart = ({ nextDay, nextTime, nextPlace, at }: SessionValues) => ({
    nextDay,
    nextTime,
    nextPlace,
    at,
  });

  const store = (next: ProgressDraft) => {
    stored.keep(next);
    setDraft(next);
  };
  const keep = (values: FormValues, about = { stageId, version: versionOf(stageId) }) => {
    store({
      status: values.status,
      feedback: values.feedback,
      ...about,
      ...(isSessionChanged(values, base.values) && { session: sessionPart(values) }),
      keptAt: Date.now(),
    });
  };
  /** @param unsaved values of a next session that was not saved, which stay */
  const clear = (unsaved?: SessionValues) => {
    if (unsaved && isSessionChanged(unsaved, base.values)) {
      const empty = { status: 'IN_PROGRESS', feedback: '', stageId: '', version: null } as const;
      store({ ...empty, session: sessionPart(unsaved), keptAt: Date.now() });
    } else {
      stored.clear();
      setDraft(null);
    }
  };
  const hasInput = ({ feedback, status }: FormValues) =>
    feedback.trim() !== '' || status !== 'IN_PROGRESS';
  return {
    stages,
    stageId,
    stageName: nameOf(stageId),
    /** Current progress of the stage; undefined while unknown. */
    stage: stageOf(person, stageId),
    /** Version of the stage that the values are based on. */
    version: versionOf(stageId),
    /** The draft stored before the form was mounted; null without one. */
    found: draft && found,
    draft,
    /** The planned session that the values are based on. */
    base,
    initialSession: found?.session ?? base.values,
    /** Bases unchanged values on another session; after a conflict, all values. */
    setBase,
    /** Whether the browser stores this draft. */
    isStored,
    /** Reads the storage: a navigation may follow a save before the next render. */
    hasUnsaved: () => {
      const unsaved = stored.read();
      return hasWords(unsaved) || unsaved?.session !== undefined;
    },
    /** Stores the values as a draft; unchanged initial values are not a draft. */
    change: (values: FormValues) => {
      if (hasInput(values) || isSessionChanged(values, base.values)) keep(values);
      else clear();
    },
    /** Bases the values on a newer version, whose text they include. */
    rebase: (values: FormValues, version: string) => {
      keep(values, { stageId, version });
    },
    clear,
    /** Removes the saved session from the draft. */
    dropSession: (values: FormValues) => {
      if (hasInput(values)) keep({ ...values, ...base.values });
      else clear();
      onReset();
    },
    /**
     * Starts again with the initial stage and without a draft.
     *
     * @param unsaved values of a next session that was not saved, which stay
     */
    reset: (unsaved?: SessionValues) => {
      clear(unsaved);
      if (url.stageId) url.setStage('');
      onReset();
    },
    /** Another stage was selected while the feedback is for `stageId`; null otherwise. */
    question:
      draft && asked !== stageId && isKnown(asked)
        ? {
            from: nameOf(stageId),
            to: nameOf(asked),
            onStay: () => {
              url.setStage(stageId);
            },
            onMove: () => {
              store({ ...draft, stageId: asked, version: versionOf(asked), keptAt: Date.now() });
            },
            onDiscard: () => {
              clear();
              onReset();
            },
          }
        : null,
  };
}

export type ProgressFormState = ReturnType<typeof useProgressForm>;
