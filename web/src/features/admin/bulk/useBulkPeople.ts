import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { PersonRowFragmentDoc } from '../row/PersonRow.generated.ts';
import type { BulkPerson } from './plan.ts';

/** People read in one task, after the dialog is painted: thousands at once would delay the paint. */
const SLICE = 100;

/**
 * The selected people, frozen when the action begins: as the selection was read, or as a row was
 * saved since. Null while they are read from the cache.
 */
export function useBulkPeople(
  audience: ClubAudience,
  ids: ReadonlySet<string>,
): readonly BulkPerson[] | null {
  const { cache } = useApolloClient();
  const [selected] = useState(ids);
  const read = (some: Iterable<string>) =>
    [...some].flatMap((id): BulkPerson | BulkPerson[] => {
      const from = { __typename: audience === 'STUDENT' ? 'Student' : 'Educator', id };
      return cache.readFragment({ fragment: PersonRowFragmentDoc, from }) ?? [];
    });
  const [people, setPeople] = useState<readonly BulkPerson[] | null>(() =>
    ids.size > SLICE ? null : read(ids),
  );
  const readPart = useEffectEvent(read);
  useEffect(() => {
    if (selected.size <= SLICE) return;
    const rest = [...selected];
    const found: BulkPerson[] = [];
    const readSlice = () => {
      found.push(...readPart(rest.splice(0, SLICE)));
      if (rest.length > 0) timer = setTimeout(readSlice);
      else setPeople(found);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(readSlice);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [selected]);
  return people;
}
