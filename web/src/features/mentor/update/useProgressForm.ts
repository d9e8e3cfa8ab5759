import { useState, useSyncExternalStore } from 'react';
import { isOver } from '../../../lib/nextSession/sessionTime.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { waitingSession } from '../changes/mentorChanges.ts';
import {
  isSessionChanged,
  sessionBase,
  storedValues,
  takesSessions,
  type SessionValues,
} from '../session/sessionValues.ts';
import {
  EMPTY_DRAFT,
  useProgressDraft,
  type FormValues,
  type ProgressDraft,
  type StoredDraft,
} from './progressDraft.ts';
import { preselectedStage, stageChoices, stageOf } from '../list/stages.ts';

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
  // Kept while the person is refetched: neither draft nor stage change under the user.
  const [initial] = useState(() => ({
    draft: draftOf(stored.read(), person, base.values),
    stageId: preselectedStage(person),
  }));
  const [draft, setDraft] = useState(initial.draft);
  // Another tab may have saved, replaced or discarded the stored draft.
  const isStored = useSyncExternalStore(
    subscribe,
    () => stored.isStored && stored.read()?.keptAt === draft?.keptAt,
  );
  const stages = stageChoices(person);
  const nameOf = (id: string) => stages.find(({ value }) => value === id)?.label ?? '';
  const isKnown = (id: string) => stages.length === 0 || nameOf(id) !== '';
  const kept = draft && isKnown(draft.stageId) ? draft.stageId : '';
  const stageId = (hasWords(draft) && kept) || (url.stageId ?? (kept || initial.stageId));
  const asked = url.stageId ?? stageId;
  const versionOf = (id: string) =>
    (draft?.stageId === id ? draft.version : stageOf(person, id)?.version) ?? null;

  const store = (next: ProgressDraft) => {
    stored.keep(next);
    setDraft(next);
  };
  const clear = () => {
    stored.clear();
    setDraft(null);
  };
  /** Stores the values as a draft; unchanged initial values are not a draft. */
  const change = (values: FormValues, about = { stageId, version: versionOf(stageId) }) => {
    const { status, feedback, nextDay, nextTime, nextPlace, at } = values;
    const hasProgress = feedback.trim() !== '' || status !== EMPTY_DRAFT.status;
    const isMoved = isSessionChanged(values, base.values);
    if (!hasProgress && !isMoved) clear();
    else {
      store({
        ...(hasProgress ? { status, feedback, ...about } : EMPTY_DRAFT),
        ...(isMoved && { session: { nextDay, nextTime, nextPlace, at } }),
        keptAt: Date.now(),
      });
    }
  };
  const restart = () => {
    if (url.stageId) url.setStage('');
    onReset();
  };
  const stage = stageOf(person, stageId);
  return {
    stages,
    stageId,
    stageName: nameOf(stageId),
    /** Current progress of the stage; undefined while unknown. */
    stage,
    /** Version of the stage that the values are based on. */
    version: versionOf(stageId),
    /** The draft stored before the form was mounted; null without one. */
    found: draft && initial.draft,
    draft,
    /** The planned session that the values are based on. */
    base,
    initialSession: initial.draft?.session ?? base.values,
    /** Bases unchanged values on another session; after a conflict, all values. */
    setBase,
    /** Whether the browser stores this draft. */
    isStored,
    /** Reads the storage: a navigation may follow a save before the next render. */
    hasUnsaved: () => {
      const unsaved = stored.read();
      return hasWords(unsaved) || unsaved?.session !== undefined;
    },
    change,
    /** Bases the values on a newer version, whose text they include. */
    rebase: (values: FormValues, version: string) => {
      change(values, { stageId, version });
    },
    clear,
    /** Starts again with the initial stage, and the draft if there is one. */
    restart,
    reset: () => {
      clear();
      restart();
    },
    /** Whether the values change nothing but the next session, and no save has to end one. */
    isSessionAlone: ({ feedback, status, ...values }: FormValues) => {
      const storedStatus = stageId ? (stage?.status ?? 'NOT_STARTED') : EMPTY_DRAFT.status;
      return (
        isSessionChanged(values, base.values) &&
        feedback.trim() === '' &&
        status === storedStatus &&
        !(base.session && isOver(base.session))
      );
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
