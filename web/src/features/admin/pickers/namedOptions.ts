import { compareNames } from '../../../lib/list/compareText.ts';

/** Options of a filter by record, in the order of names. */
export const namedOptions = (records: readonly { id: string; name: string }[] | null | undefined) =>
  (records ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => compareNames(one.label, other.label));
