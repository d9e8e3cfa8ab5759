import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ADULT_AGE } from '../../../../../limits.mjs';
import { chakra, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeVersion } from '../../../content/noticeVersion.ts';
import { ageOn, today } from '../../../lib/age.ts';
import { shortDate } from '../../../lib/format.ts';
import { EnglishOnly } from '../../../lib/i18n/EnglishOnly.tsx';
import { isolated } from '../../../lib/i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { RequiredWord } from '../../../ui/fields/requiredWord.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NoticeLink } from '../../../ui/TextLink.tsx';
import type { Answers } from '../answers.ts';
import { CONSENT_FIELDS, consentNeed, givenNow, NOT_GIVEN } from '../consent.ts';
import { consentLang, consentLanguage, relationText } from '../consentTexts.ts';
import { labelOf } from '../labels.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { ListField } from './ListField.tsx';

/** Of a link to the consent. */
const CONSENT_HASH = '#consent';

/**
 * The guardian's consent of a student: the stored one, or the fields for a new one. In English on
 * pages in other languages, too, until a translation is signed.
 */
export function ConsentFields() {
  const { values, errors, setValues } = useFormikContext<Answers>();
  // A new consent that was refused is open again.
  const isRefused = CONSENT_FIELDS.some((field) => errors[field]);
  const [isOpen, setOpen] = useState(values.consentGivenOn === '' || isRefused);
  const area = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === CONSENT_HASH) area.current?.scrollIntoView();
  }, [hash]);
  const lang = consentLang();
  return (
    <Grid ref={area} gap="6" minW="0" paddingTop="6" borderTop="line">
      {lang && <EnglishOnly />}
      <chakra.fieldset lang={lang} display="grid" gap="6" minW="0" margin="0" border="none">
        <chakra.legend textStyle="item" width="100%" marginBottom="3">
          {t({ context: 'consent', message: 'A guardian’s consent' })}
        </chakra.legend>
        <RequiredWord value={t({ context: 'consent', message: 'required' })}>
          {isOpen ? (
            <NewConsent />
          ) : (
            <StandingConsent
              onChange={() => {
                void setValues({ ...values, ...NOT_GIVEN });
                setOpen(true);
              }}
            />
          )}
        </RequiredWord>
      </chakra.fieldset>
    </Grid>
  );
}

function StandingConsent({ onChange }: { onChange: () => void }) {
  const { values } = useFormikContext<Answers>();
  const { guardianName, consentVersion: version } = values;
  const last = noticeVersion.number;
  const isOld = version !== last;
  const who = [relationText(values.guardianRelation), isolated(values.guardianContact)]
    .filter(Boolean)
    .join(', ');
  const date = shortDate(values.consentGivenOn, consentLanguage());
  return (
    <Notice
      {...(isOld ? { hue: 'ochre', icon: 'alert' } : { hue: 'leaf', icon: 'check' })}
      padding="4"
      title={
        <>
          <span>{t({ context: 'consent', message: `Given on ${date} by` })}</span>{' '}
          <bdi>{guardianName}</bdi>
        </>
      }
      detail={
        isOld
          ? t({
              context: 'consent',
              message: `${who}. Version ${version} of the notice. Version ${last} names the interest profile, which your mentor reads: choose Change to agree to it.`,
            })
          : t({ context: 'consent', message: `${who}. Version ${version} of the notice.` })
      }
      action={
        <Button
          tone="outline"
          size="sm"
          aria-label={t({ context: 'consent', message: 'Change the consent' })}
          onClick={onChange}
        >
          {t({ context: 'consent', message: 'Change' })}
        </Button>
      }
    />
  );
}

/** Why a guardian has to agree. */
function reasonFor(dateOfBirth: string): string {
  const adult = ADULT_AGE;
  const age = ageOn(dateOfBirth, today());
  return consentNeed(dateOfBirth) === 'required'
    ? t({
        context: 'consent',
        message: `You are ${age}. Until you are ${adult}, a parent or guardian has to agree before you can send this form. Ask them to sit with you for this part. Only the administrators see it.`,
      })
    : t({
        context: 'consent',
        message: `Without your date of birth we don’t know whether you are ${adult}. Until then, a parent or guardian has to agree. You can send the form without this part; the consent is then marked as missing. Ask them to sit with you for this part. Only the administrators see it.`,
      });
}

function NewConsent() {
  const { values, setValues } = useFormikContext<Answers>();
  const [firstName = ''] = values.fullName.trim().split(' ');
  const required = consentNeed(values.dateOfBirth) === 'required';
  const version = noticeVersion.number;
  const since = shortDate(noticeVersion.since, consentLanguage());
  return (
    <>
      <chakra.p color="ink-soft">{reasonFor(values.dateOfBirth)}</chakra.p>
      <FieldPair>
        <TextField name="guardianName" label={labelOf('guardianName')} required={required} />
        <ListField
          name="guardianRelation"
          label={labelOf('guardianRelation')}
          placeholder={t({ context: 'consent', message: 'Choose' })}
          required={required}
        />
      </FieldPair>
      <TextField name="guardianContact" label={labelOf('guardianContact')} required={required} />
      <CheckboxField
        name="consentGivenOn"
        onCheckedChange={(isGiven) => {
          void setValues({ ...values, ...(isGiven ? givenNow() : NOT_GIVEN) });
        }}
        hint={t({ context: 'consent', message: `Version ${version}, ${since}` })}
      >
        <Trans context="consent">
          I have read the{' '}
          <NoticeLink
            label={t({ context: 'consent', message: 'privacy notice, opens in a new tab' })}
          >
            privacy notice
          </NoticeLink>{' '}
          with <bdi>{firstName}</bdi> and agree that Waymark keeps this data and that a mentor
          writes to <bdi>{firstName}</bdi>.
        </Trans>
      </CheckboxField>
    </>
  );
}
