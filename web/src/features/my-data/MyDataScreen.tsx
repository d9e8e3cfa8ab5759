import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Suspense, useId, type ReactNode } from 'react';
import { brand } from '../../content/brand.ts';
import { currentLanguage } from '../../lib/i18n/catalogs.ts';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { EmailLink } from '../../ui/ContactLinks.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { DeletionPart } from './DeletionPart.tsx';
import { DownloadPart } from './DownloadPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { isUnauthenticated } from '../../lib/errors.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import type { Role } from '../../schema.generated.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { useMailPreferenceQuery } from './MailPreference.generated.ts';
import { useUpdateMyPreferencesMutation } from './UpdateMyPreferences.generated.ts';

const RecordView = lazyPart(async () => (await import('./RecordView.tsx')).RecordView);

const toasts = () => ({
  key: 'mails',
  failure: { title: t`Not saved`, detail: t`Please try again.` },
});

const forPerson = () =>
  t`When there is new feedback for you or a new mentor, and on the day before a session. At most one mail an hour, without names.`;

const NOTES: Record<Role, () => string> = {
  STUDENT: forPerson,
  EDUCATOR: forPerson,
  MENTOR: () =>
    t`When a new person is assigned to you, on the day before a session, and on Mondays who waits for you. At most one mail an hour, without names.`,
  ADMIN: () => t`On Mondays: mentors without a save for 30 days, and how many concerns are open.`,
};

/** Switch for update mails; hidden if the server sends none to this account. */
export function MailSwitch() {
  const { data, error, loading, refetch } = useMailPreferenceQuery();
  const { run, busy } = useOutcome(useUpdateMyPreferencesMutation());
  const id = useId();
  const wanted = data?.me?.mailUpdates;
  if ((wanted === null && !error) || isUnauthenticated(error)) return null;

  return (
    <Panel title={t`Mails`} padded>
      {wanted == null ? (
        error ? (
          <FailedPart what={t`This setting`} busy={loading} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="3rem" />
        )
      ) : (
        <chakra.label htmlFor={id} display="flex" alignItems="flex-start" gap="3" cursor="pointer">
          <chakra.input
            id={id}
            type="checkbox"
            role="switch"
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-note`}
            flex="none"
            boxSize="6"
            margin="0"
            accentColor="leaf"
            // Shows the new state while saving.
            checked={busy ? !wanted : wanted}
            onChange={({ target }) => {
              if (!busy) void run({ input: { mailUpdates: target.checked } }, toasts());
            }}
          />
          <span>
            <chakra.span id={`${id}-name`} display="block" textStyle="item">
              {t`Mail me when there is something new`}
            </chakra.span>
            <chakra.span id={`${id}-note`} display="block" textStyle="small" color="ink-soft">
              {NOTES[data?.me?.role ?? 'STUDENT']()}
            </chakra.span>
          </span>
        </chakra.label>
      )}
    </Panel>
  );
}

/** Where to write about the translation of the signed-in pages. */
const DraftNote = () => (
  <Caption color="ink-soft">
    <span>{t`Draft of a translation. Please send remarks to:`}</span>{' '}
    <bdi>
      <EmailLink address={brand.email} />
    </bdi>
  </Caption>
);

interface MyDataScreenProps {
  name: string;
  /** Whether the user is a student or an educator, who have a record. */
  isPerson: boolean;
  /** Target and label of the back link. */
  back: { to: string; label: string };
  onLogout: () => void;
  /** The report of a concern. */
  concern?: ReactNode;
}

/** `/my-data`: the user's data, sessions and request for deletion. */
export function MyDataScreen({ name, isPerson, back, onLogout, concern }: MyDataScreenProps) {
  const view = useUrlDialog('view');
  const to = back.label;
  const actions = (
    <>
      <ButtonLink icon="home" tone="plain" size="sm" to={back.to}>
        <span>{back.label}</span>
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
  return (
    <PageShell header={<AppHeader title={t`My data`} subtitle={name} actions={actions} />}>
      {isPerson && view.value === 'record' ? (
        <Suspense fallback={<LoadingView />}>
          <RecordView name={name} />
        </Suspense>
      ) : (
        <>
          <Grid justifyItems="start" gap="1">
            <BackLink to={back.to}>{t`Back to ${to}`}</BackLink>
            <chakra.h1 textStyle="section">{t`My data`}</chakra.h1>
            <chakra.p color="ink-soft" maxW="measure">
              {isPerson
                ? t`See what Waymark holds about you, where you are signed in, and how to have it deleted.`
                : t`See where you are signed in, sign out elsewhere, and choose your mails.`}
            </chakra.p>
            {currentLanguage() !== 'en' && <DraftNote />}
          </Grid>
          {isPerson && <DownloadPart toRecord={view.linkTo('record')} />}
          <SessionsPart />
          <MailSwitch />
          {concern}
          {isPerson && <DeletionPart />}
        </>
      )}
    </PageShell>
  );
}
