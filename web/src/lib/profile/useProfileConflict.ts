import { useFormikContext } from 'formik';
import { useState } from 'react';
import { compareVersions, mergeVersions } from '../conflict/compareVersions.ts';
import { shortMoment } from '../format.ts';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import type { ProfileField } from './profileFields.ts';
import { profileValues, type ProfileValues } from './profileValues.ts';

/** Who changed a record last. */
export interface LastChange {
  name: string;
  at: string;
}

const only = (values: ProfileValues, fields: readonly ProfileField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/**
 * The version that someone else saved while the form was open, beside the form's own.
 * @param base the record that the form is based on
 * @param findLastChange finds out who saved the other version, where the caller may read it
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
    /** The other version's record, and its values with those of mine that are kept. */
    resolve: (taken: ReadonlySet<string>) =>
      theirs &&
      comparison && {
        record: theirs,
        values: mergeVersions(comparison, values, profileValues(theirs), taken),
      },
  };
}
