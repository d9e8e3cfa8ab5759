import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Caution } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ContactList } from './ContactList.tsx';

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
            {mentor.specialization}
          </chakra.p>
          {otherClub && (
            <chakra.span textStyle="small">
              <Caution>{`Of another club: ${otherClub}`}</Caution>
            </chakra.span>
          )}
        </Grid>
      </Flex>
      <ContactList email={mentor.email} phone={mentor.phone} />
    </Panel>
  );
}
