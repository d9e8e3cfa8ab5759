import { useApolloClient, useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnanswered, messageOf } from '../../../lib/errors.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import { PAGE_SIZE, toVariables } from '../list/criteria.ts';
import type { MentorPeople } from '../list/useMentorDashboard.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { waitingUpdate } from '../changes/mentorChanges.ts';
import { MentorRoundDocument } from './MentorRound.generated.ts';
import { NextPersonFragmentDoc } from './NextPerson.generated.ts';
import { isWhole, nextIn, withAll, type Round, type RoundPerson } from './round.ts';

/** State of the history entry after the last person of the list. */
interface LastSaved {
  lastSaved: string;
}

/** Name of the person saved last, at the end of the list; empty if none was saved, else undefined. */
export const useLastSaved = () =>
  (useLocation() as { state: Partial<LastSaved> | null }).state?.lastSaved;

/** Shown instead of another page, which is not on this device. */
export const PAGE_NEEDS_CONNECTION = 'The next page needs a connection.';

/**
 * The person after this one, in the order of the first press of *Save and next*. Passes over people
 * who are complete or were saved since. Another search, filter or order begins a new round, and so
 * does the end of the list.
 */
export function useNextPerson(
  people: MentorPeople,
  person: MentorPerson | null,
  words: AudienceWords,
) {
  const client = useApolloClient();
  const { change } = useUrlParams();
  const { waiting } = useUnsent();
  const { params, pageCount, totalCount, loading } = people;
  const rows = useFragment({ fragment: NextPersonFragmentDoc, from: [...people.rows] })
    .data as (RoundPerson | null)[];
  const listed = new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])));
  const { filter, sort } = toVariables(params);
  const list = JSON.stringify({ filter, sort });
  const [begun, setBegun] = useState<Round | null>(null);

  const firstRound = (): Round => {
    const before = (params.page - 1) * PAGE_SIZE;
    // A person who is not on the page comes before it.
    const isAway = person && !listed.has(person.id);
    return {
      list,
      people: [...(isAway ? [person] : []), ...listed.values()],
      offset: isAway ? before - 1 : before,
      total: totalCount,
      reachesEnd: params.page >= pageCount,
    };
  };
  const round = begun?.list === list ? begun : firstRound();
  const waits = (id: string) => waitingUpdate(waiting, id) !== undefined;
  const personId = person?.id ?? null;
  const next = nextIn(round, personId, (id) => listed.get(id), waits);

  const open = (id: string, page = params.page) => {
    change({ person: id, stage: '', page: page === 1 ? '' : String(page) });
  };
  /** Reads the whole list as it is now, and adds what the round lacks. */
  const readAll = async (): Promise<RoundPerson[]> => {
    const all: RoundPerson[] = [];
    const pages = readPages(client, {
      query: MentorRoundDocument,
      variables: { filter, sort },
      pageOf: (data) => data.mentorDashboard?.people,
    });
    for await (const { items } of pages) all.push(...items);
    setBegun((now) => (now?.list === list ? withAll(now, all) : now));
    return all;
  };
  /** Opens the next person, who is on another page, or the end. */
  const openAway = async (saved: string) => {
    const all = await readAll();
    const present = new Map(all.map((one) => [one.id, one]));
    const found = nextIn(withAll(round, all), personId, (id) => present.get(id) ?? null, waits);
    if (found) {
      open(found.id, Math.floor(all.findIndex(({ id }) => id === found.id) / PAGE_SIZE) + 1);
    } else openEnd(saved);
  };
  const openEnd = (saved: string) => {
    const last: LastSaved = { lastSaved: saved };
    setBegun(null);
    change({ person: '', stage: '' }, { state: last });
  };
  const fail = (error?: unknown) => {
    toast.failure(
      `Error loading the next ${words.one}`,
      !error || isUnanswered(error) ? PAGE_NEEDS_CONNECTION : messageOf(error),
    );
  };

  return {
    /** Label of the next person; undefined while unknown. */
    nextText: next
      ? [
          `Next: ${next.name}`,
          round.total !== null &&
            `${round.offset + round.people.indexOf(next) + 1} of ${round.total}`,
        ]
          .filter(Boolean)
          .join(', ')
      : round.reachesEnd
        ? !loading && `The last ${words.one} of this list`
        : !loading && `Next: the first ${words.one} of the next page`,
    /** @param saved name of the person, if saved */
    openNext: (saved: string) => {
      setBegun(round);
      if (next && listed.has(next.id)) {
        open(next.id);
        // A failure here does not matter: without the whole list, the end of the page reads it.
        if (!isWhole(round)) readAll().catch(() => undefined);
      } else if (!next && round.reachesEnd) openEnd(saved);
      else if (navigator.onLine) openAway(saved).catch(fail);
      else fail();
    },
  };
}
