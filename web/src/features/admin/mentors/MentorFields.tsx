import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { capitalised } from '../../../lib/format.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { clubTypeText } from '../row/clubTexts.ts';
import type { MentorsQuery } from './Mentors.generated.ts';
import { TwoColumns } from '../../../ui/TwoColumns.tsx';

export type ClubOption = NonNullable<MentorsQuery['clubs']>[number];

const STATUSES = ['active', 'pending', 'inactive'];

interface MentorFieldsProps {
  /** Null if they could not be read. */
  clubs: readonly ClubOption[] | null;
  /** Status of the mentor, possibly an unknown value of the backend; null for a new mentor. */
  status: string | null;
  children?: ReactNode;
}

/** The fields of a mentor: a password for a new one, else the status. */
export function MentorFields({ clubs, status, children }: MentorFieldsProps) {
  const statuses = status === null || STATUSES.includes(status) ? STATUSES : [status, ...STATUSES];
  return (
    <TwoColumns gap="4" columnGap="5">
      <TextField name="name" label="Name" autoComplete="off" required />
      <TextField name="email" label="Email" type="email" autoComplete="off" required />
      <TextField name="phone" label="Phone" type="tel" autoComplete="off" required />
      {status === null && (
        <PasswordField
          name="password"
          label="Password"
          hint="At least 6 characters. The mentor can change it."
          autoComplete="new-password"
          required
        />
      )}
      <chakra.div gridColumn={status === null ? '1 / -1' : undefined}>
        <SelectField
          name="clubId"
          label="Club"
          placeholder={clubs ? 'Select a club' : UNREAD}
          options={(clubs ?? []).map(({ id, name, clubFor }) => ({
            value: id,
            label: [name, clubTypeText(clubFor)].filter(Boolean).join(', '),
          }))}
          required
        />
      </chakra.div>
      {status !== null && (
        <SelectField
          name="status"
          label="Status"
          hint="An inactive mentor can’t log in."
          options={statuses.map((value) => ({ value, label: capitalised(value) }))}
        />
      )}
      {children && <chakra.div gridColumn="1 / -1">{children}</chakra.div>}
      <TextField
        name="experience"
        label="Experience"
        hint="In words, such as 11 years in product design"
      />
      <TextField name="specialization" label="Specialization" hint="What this mentor is good at" />
    </TwoColumns>
  );
}
