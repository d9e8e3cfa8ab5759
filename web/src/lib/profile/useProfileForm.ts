import { t } from '@lingui/core/macro';
import { useFormikContext, type FormikErrors } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClubAudience } from '../../schema.generated.ts';
import { fieldErrorFor, fieldErrorsOf } from '../../ui/fields/fieldErrors.ts';
import { toast } from '../../ui/toast.ts';
import { serverText } from '../i18n/serverText.ts';
import { isVersionConflict } from '../mutation/outcome.ts';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { CONFIRMATION, PROFILE_FIELDS, type ProfileField } from './profileFields.ts';
import { isRequired } from './profileSchema.ts';
import { profileTabs, type ProfileMode } from './profileTabs.ts';
import { profileValues, type ProfileValues } from './profileValues.ts';
import { useProfileConflict, type LastChange } from './useProfileConflict.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const ALL_TOUCHED = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, true]));

interface ProfileFormOptions {
  mode: ProfileMode;
  start: PersonProfileFragment;
  /** Element that contains the fields. */
  body: HTMLElement | null;
  onSaved: (person: PersonProfileFragment) => void;
  findLastChange?: () => Promise<LastChange | undefined>;
}

/** State and actions of the profile form: tabs, errors, number of changes, and the save. */
export function useProfileForm(options: ProfileFormOptions) {
  const { mode, start, body, onSaved, findLastChange } = options;
  const audience: ClubAudience = start.__typename === 'Student' ? 'STUDENT' : 'EDUCATOR';
  const form = useFormikContext<ProfileValues>();
  const [base, setBase] = useState(start);
  const all = profileTabs(audience, mode);
  const [opened, openTab] = useState('');
  const tab = all.find(({ value }) => value === opened) ?? all[0];
  const fields = all.flatMap((one) => one.fields).filter((field) => field !== CONFIRMATION);
  const conflict = useProfileConflict(base, fields, findLastChange);
  const { save, busy } = useSaveProfile(mode);

  const isWrong = (field: ProfileField) =>
    (form.touched[field] === true && form.errors[field] !== undefined) ||
    fieldErrorFor(form.status, field, form.values[field]) !== undefined;

  /**
   * Marks the invalid fields, opens the first tab with one, unless the open tab has one, and
   * focuses it.
   */
  const show = (wrong: (field: ProfileField) => boolean, markInvalid: () => void) => {
    const at = [tab, ...all].find((one) => one.fields.some(wrong));
    flushSync(() => {
      markInvalid();
      if (at) openTab(at.value);
    });
    const invalid = body?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.querySelector<HTMLElement>('input') ?? invalid)?.focus();
  };

  const showErrors = (errors: FormikErrors<ProfileValues>) => {
    // A phone number without a digit counts as missing: it has no other rule.
    const missing = fields.some(
      (field) =>
        isRequired(audience, field) &&
        (form.values[field].trim() === '' || (field === 'phone' && errors.phone !== undefined)),
    );
    if (missing) {
      toast.failure(t`Please fill all required fields`, undefined, { key: 'profile' });
    }
    show(
      (field) => errors[field] !== undefined,
      () => void form.setTouched(ALL_TOUCHED, false),
    );
  };

  const send = async (record: PersonProfileFragment, values: ProfileValues) => {
    const { done, payload, userErrors } = await save(record, values);
    const person = payload?.person;
    if (done) {
      // Before the dialog closes, so that it does not ask about unsaved changes.
      const saved = person ?? record;
      flushSync(() => {
        setBase(saved);
        form.resetForm({ values: profileValues(saved) });
      });
      onSaved(saved);
    } else if (isVersionConflict(userErrors)) {
      if (person) await conflict.show(person);
      else toast.failure(t`This was changed meanwhile`, t`Close the form and open it again.`);
    } else {
      const messages = userErrors.flatMap((error) => {
        const name = error.field?.at(-1);
        return name === undefined ? [] : [[name, serverText(error)] as const];
      });
      const status = fieldErrorsOf(Object.fromEntries(messages), values);
      show(
        (field) => field in status.fieldErrors,
        () => {
          form.setStatus(status);
        },
      );
    }
  };

  return {
    audience,
    tab,
    tabs: all.map((one) => ({ ...one, alert: one.fields.some(isWrong) })),
    openTab,
    /** Number of fields that differ from the record. */
    changed: fields.filter((field) => form.values[field] !== profileValues(base)[field]).length,
    busy,
    conflict,
    submit: async () => {
      if (busy) return;
      const errors = await form.validateForm();
      if (Object.keys(errors).length > 0) showErrors(errors);
      else await send(base, form.values);
    },
    saveChoices: async (taken: ReadonlySet<string>) => {
      const resolved = conflict.resolve(taken);
      if (!resolved) return;
      flushSync(() => {
        setBase(resolved.record);
        void form.setValues(resolved.values, false);
        conflict.hide();
      });
      await send(resolved.record, resolved.values);
    },
  };
}
