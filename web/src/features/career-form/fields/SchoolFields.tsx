import { t } from '@lingui/core/macro';
import { useFormikContext } from 'formik';
import { FieldPair } from './FieldPair.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Answers } from '../answers.ts';
import { labelOf } from '../labels.ts';
import { hasTwelfthField } from '../../../lib/profile/hasTwelfthField.ts';
import { ListField } from './ListField.tsx';

export function SchoolFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <ListField name="class" label={labelOf('class')} required chips />
      <TextField
        name="schoolName"
        label={labelOf('schoolName')}
        required
        placeholder={t`As on your school identity card`}
        autoComplete="organization"
      />
      <FieldPair>
        <TextField
          name="tenthPercentage"
          label={labelOf('tenthPercentage')}
          inputMode="decimal"
          hint={t`0 to 100. Leave empty if results are not out.`}
        />
        {hasTwelfthField(values.class) && (
          <TextField
            name="twelfthPercentage"
            label={labelOf('twelfthPercentage')}
            inputMode="decimal"
            hint={t`0 to 100, for class 12th only.`}
          />
        )}
      </FieldPair>
      <ListField name="academicStream" label={labelOf('academicStream')} />
    </>
  );
}
