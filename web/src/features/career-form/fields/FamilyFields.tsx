import { ADULT_AGE } from '../../../../../limits.mjs';
import { useFormikContext } from 'formik';
import { AddressFields } from './AddressFields.tsx';
import type { Answers } from '../answers.ts';
import { consentNeed, CONSENT_FIELDS, givenNow } from '../consent.ts';
import { PhoneField } from './PhoneField.tsx';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ageOn, today } from '../../../lib/age.ts';
import { shortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from './FieldPair.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NoticeLink } from '../../../ui/TextLink.tsx';
import { noticeVersion } from '../../../content/noticeVersion.ts';
import { labelOf } from '../labels.ts';
import { ListField } from './ListField.tsx';

export function FamilyFields() {
  const { values } = useFormikContext<Answers>();
  return (
    <>
      <PhoneField name="parentContact" />
      <AddressFields />
      {consentNeed(values.dateOfBirth) !== 'none' && <ConsentFields />}
    </>
  );
}

/** Of a link to the consent. */
const CONSENT_HASH = '#consent';

/** The guardian's consent of a student: the stored one, or the fields for a new one. */
function ConsentFields() {
  const { values, errors, setValues } = useFormikContext<Answers>();
  // A new consent that was refused is open again.
  const isRefused = CONSENT_FIELDS.some((field) => errors[field]);
  const [isOpen, setOpen] = useState(values.consentGivenOn === '' || isRefused);
  const area = useRef<HTMLFieldSetElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === CONSENT_HASH) area.current?.scrollIntoView();
  }, [hash]);
  return (
    <chakra.fieldset ref={area} display="grid" gap="6" minW="0" margin="0" border="none">
      <chakra.legend textStyle="item" width="100%" paddingTop="6" marginBottom="3" borderTop="line">
        A guardian’s consent
      </chakra.legend>
      {isOpen ? (
        <NewConsent />
      ) : (
        <StandingConsent
          onChange={() => {
            void setValues({ ...values, consentGivenOn: '', consentVersion: '' });
            setOpen(true);
          }}
        />
      )}
    </chakra.fieldset>
  );
}

function StandingConsent({ onChange }: { onChange: () => void }) {
  const { values } = useFormikContext<Answers>();
  const isOld = values.consentVersion !== noticeVersion.number;
  const who = [values.guardianRelation, values.guardianContact].filter(Boolean).join(', ');
  return (
    <Notice
      {...(isOld ? { hue: 'ochre', icon: 'alert' } : { hue: 'leaf', icon: 'check' })}
      padding="4"
      title={
        <>
          <span>{`Given on ${shortDate(values.consentGivenOn)} by`}</span>{' '}
          <bdi>{values.guardianName}</bdi>
        </>
      }
      detail={
        isOld
          ? `${who}. Version ${values.consentVersion} of the notice. Version ${noticeVersion.number} names the interest profile, which your mentor reads: choose Change to agree to it.`
          : `${who}. Version ${values.consentVersion} of the notice.`
      }
      action={
        <Button tone="outline" size="sm" aria-label="Change the consent" onClick={onChange}>
          Change
        </Button>
      }
    />
  );
}

function NewConsent() {
  const { values, setValues } = useFormikContext<Answers>();
  const age = ageOn(values.dateOfBirth, today());
  const [firstName = ''] = values.fullName.trim().split(' ');
  const required = consentNeed(values.dateOfBirth) === 'required';
  const reason = required
    ? `You are ${String(age)}. Until you are ${ADULT_AGE}, a parent or guardian has to agree before you can send this form.`
    : `Without your date of birth we don’t know whether you are ${ADULT_AGE}. Until then, a parent or guardian has to agree. You can send the form without this part; the consent is then marked as missing.`;
  return (
    <>
      <chakra.p color="ink-soft">
        {`${reason} Ask them to sit with you for this part. Only the administrators see it.`}
      </chakra.p>
      <FieldPair>
        <TextField name="guardianName" label={labelOf('guardianName')} required={required} />
        <ListField
          name="guardianRelation"
          label={labelOf('guardianRelation')}
          required={required}
        />
      </FieldPair>
      <TextField name="guardianContact" label={labelOf('guardianContact')} required={required} />
      <CheckboxField
        name="consentGivenOn"
        onCheckedChange={(isGiven) => {
          const given = isGiven ? givenNow() : { consentGivenOn: '', consentVersion: '' };
          void setValues({ ...values, ...given });
        }}
        hint={`Version ${noticeVersion.number}, ${shortDate(noticeVersion.since)}`}
      >
        I have read the <NoticeLink /> with <bdi>{firstName}</bdi> and agree that Waymark keeps this
        data and that a mentor writes to <bdi>{firstName}</bdi>.
      </CheckboxField>
    </>
  );
}
