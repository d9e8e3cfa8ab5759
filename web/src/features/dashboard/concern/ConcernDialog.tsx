import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { object, string } from 'yup';
import { concern } from '../../../content/concern.ts';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { newKey } from '../../../lib/mutation/newKey.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { ConcernCategory } from '../../../schema.generated.ts';
import { PhoneLink } from '../../../ui/ContactLinks.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { RequiredWord } from '../../../ui/fields/requiredWord.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Guide } from '../dashboards.ts';
import { useReportConcernMutation } from './ReportConcern.generated.ts';

const categoriesFor = (guide: Guide) =>
  Object.entries({ ...concern.categories, MENTOR: `My ${guide}` }).map(([value, label]) => ({
    value,
    label,
  }));

const schema = object({
  category: string().required('Please choose what it is about'),
  text: string().trim().required('Please write what happened'),
});

const TOASTS = {
  key: 'concern',
  success: concern.sent,
  failure: { title: 'Your report was not sent', detail: 'Please try again.' },
  fields: ['category', 'text'],
};

interface Values {
  category: ConcernCategory | '';
  text: string;
}

interface ConcernDialogProps {
  guide: Guide;
  onClose: () => void;
}

/**
 * Form for a report to the administrators. What is typed is not kept on the device. In English on
 * pages in other languages too, until a translation is signed.
 */
export function ConcernDialog({ guide, onClose }: ConcernDialogProps) {
  const { run } = useOutcome(useReportConcernMutation());
  // The same for a repeated try: a report whose answer was lost is not sent twice.
  const lastTry = useRef({ report: '', key: '' });
  const keyOf = (values: Values) => {
    const report = JSON.stringify(values);
    if (report !== lastTry.current.report) lastTry.current = { report, key: newKey() };
    return lastTry.current.key;
  };
  const initialValues: Values = { category: '', text: '' };
  return (
    <FormDialog
      title={concern.title}
      description={<span lang="en">{`${concern.lead} ${concern.readers(guide)}.`}</span>}
      action={t`Send`}
      initialValues={initialValues}
      schema={schema}
      send={(values) => {
        const idempotencyKey = keyOf(values);
        const { text, category } = values;
        // The schema rejects an empty category.
        return run({ input: { category: category || 'OTHER', text, idempotencyKey } }, TOASTS);
      }}
      unsaved={t`Your report is not sent yet.`}
      onClose={onClose}
    >
      <Grid gap="5" lang="en">
        <Danger />
        <RequiredWord value="required">
          <SelectField
            name="category"
            label="What is it about?"
            placeholder="Please choose"
            options={categoriesFor(guide)}
            data-autofocus
            required
          />
          <TextAreaField
            name="text"
            label="What happened?"
            hint={`${concern.readers(guide)}.`}
            rows={6}
            maxLength={2000}
            required
          />
        </RequiredWord>
      </Grid>
    </FormDialog>
  );
}

/** Whom to call in danger. */
const Danger = () => (
  <Notice
    hue="brick"
    icon="phone"
    title={concern.danger.text}
    detail={
      <ul>
        {concern.danger.numbers.map(({ name, number }) => (
          <li key={number}>
            <chakra.span marginInlineEnd="2">{`${name}:`}</chakra.span>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    }
  />
);
