import { useFormikContext } from 'formik';
import { useState } from 'react';
import { compareVersions, mergeVersions } from '../conflict/compareVersions.ts';
import { shortMoment } from '../format.ts';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import type { ProfileField } from './profileFields.ts';
import { profileValues, type ProfileValues } from './profileValues.ts';

/** Name of the user who last changed the record, and the time. */
export interface LastChange {
  name: string;
  at: string;
}

const only = (values: ProfileValues, fields: readonly ProfileField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/**
 * Conflict with a version that another user saved while the form was open.
 * @param base the record that the form is based on
 * @param findLastChange loads who saved the other version, if the user may read it
 */
export function useProfileConflict(
  base: PersonProfileFragment,
  fields: readonly ProfileField[],
  findLastChange?: () => Promise<LastChange | undefined>,
) {
  const { values } = useFormikContext<ProfileValues>();
  const [theirs, setTheirs] = useState<PersonProfileFragment | null>(null);
  const [lastChange, setLastChange] = useState<LastChange>();
  const comparison =
    theirs &&
    compareVersions(
      only(profileValues(base), fields),
      only(values, fields),
      only(profileValues(theirs), fields),
    );
  return {
    /** Null while there is no conflict. */
    comparison,
    lastChange: lastChange && { ...lastChange, at: shortMoment(lastChange.at) },
    show: async (current: PersonProfileFragment) => {
      setTheirs(current);
      setLastChange(await findLastChange?.().catch(() => undefined));
    },
    hide: () => {
      setTheirs(null);
    },
    /** The record of the other version, and the merged values. */
    resolve: (taken: ReadonlySet<string>) =>
      theirs &&
      comparison && {
        record: theirs,
        values: mergeVersions(comparison, values, profileValues(theirs), taken),
      },
  };
}
