import { isolated } from '../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid, HStack } from '@chakra-ui/react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Caution } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { AssignedMentorFragment } from '../../lib/journey/AssignedMentor.generated.ts';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { otherClub } from '../../lib/journey/journeyTexts.ts';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { telHref } from '../../ui/ContactLinks.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/shapes.tsx';

interface ContactListProps {
  email: string | null;
  phone: string | null;
}

interface ContactLinkProps {
  icon: IconName;
  href: string;
  children: string;
}

function ContactLink({ icon, href, children }: ContactLinkProps) {
  return (
    <HStack as="li" gap="3" color="ink-faint">
      <Icon name={icon} />
      <chakra.a
        href={href}
        display="block"
        minH="target"
        minW="0"
        overflowWrap="anywhere"
        color="brand"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        <bdi>{children}</bdi>
      </chakra.a>
    </HStack>
  );
}

/** Email and phone links. */
export function ContactList({ email, phone }: ContactListProps) {
  return (
    <Grid as="ul" gap="3" paddingBlock="4" paddingInline="5" textStyle="small">
      {email && (
        <ContactLink icon="mail" href={`mailto:${email}`}>
          {email}
        </ContactLink>
      )}
      {phone && (
        <ContactLink icon="phone" href={telHref(phone)}>
          {phone}
        </ContactLink>
      )}
      {!email && !phone && (
        <chakra.li color="ink-soft">{t`No email or phone number is on record.`}</chakra.li>
      )}
    </Grid>
  );
}

interface AssignedMentorCardProps {
  /** "Your Mentor", or "Your Counsellor" for an educator. */
  heading: string;
  /** Shown without a mentor. */
  emptyText: string;
  person: AssignedMentorFragment;
  failed: FailedParts;
}

/** The person's mentor. The empty text is shown only if the field did not fail. */
export function AssignedMentorCard({ person, failed, ...words }: AssignedMentorCardProps) {
  if (!person.mentor && failed.has('mentor')) {
    return (
      <Panel title={words.heading} padded>
        <FailedPart {...failed} />
      </Panel>
    );
  }
  return <MentorCard {...words} mentor={person.mentor} otherClub={otherClub(person)} />;
}

interface MentorCardProps {
  /** "Your Mentor", or "Your Counsellor" for an educator. */
  heading: string;
  mentor: {
    name: string;
    specialization: string;
    email: string | null;
    phone: string | null;
  } | null;
  /** Name of the mentor's club if it differs from the person's. */
  otherClub?: string | null;
  /** Shown without a mentor. */
  emptyText: string;
}

/** Name and contact details of the mentor. */
export function MentorCard({ heading, mentor, otherClub, emptyText }: MentorCardProps) {
  if (!mentor) {
    return (
      <Panel title={heading} padded>
        <chakra.p textStyle="small" color="ink-soft">
          {emptyText}
        </chakra.p>
      </Panel>
    );
  }
  return (
    <Panel>
      <Flex align="flex-end" gap="5" paddingTop="5" paddingInline="5" borderBottom="line">
        <chakra.span alignSelf="flex-end" css={{ '& > span': { borderBottomRadius: '0' } }}>
          <Avatar name={mentor.name} size="lg" />
        </chakra.span>
        <Grid minW="0" paddingBottom="4" justifyItems="start">
          <chakra.p textStyle="label" color="ink-soft">
            {heading}
          </chakra.p>
          <chakra.h2 textStyle="card" overflowWrap="anywhere">
            <bdi>{mentor.name}</bdi>
          </chakra.h2>
          <chakra.p textStyle="small" color="ink-soft">
            <bdi>{mentor.specialization}</bdi>
          </chakra.p>
          {otherClub && (
            <chakra.span textStyle="small">
              <Caution>{t`Of another club: ${{ club: isolated(otherClub) }}`}</Caution>
            </chakra.span>
          )}
        </Grid>
      </Flex>
      <ContactList email={mentor.email} phone={mentor.phone} />
    </Panel>
  );
}
