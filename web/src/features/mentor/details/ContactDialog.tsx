import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmailLink, PhoneLink, telHref } from '../../../ui/ContactLinks.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import { MailLink } from '../../../ui/person/MailLink.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { personText } from '../list/personText.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';
import { Caption } from '../../../ui/Caption.tsx';

const CallLink = chakra('a', buttonRecipe);

interface ContactDialogProps {
  person: MentorPerson;
  onClose: () => void;
}

/** Dialog with email and phone of a person. */
export function ContactDialog({ person, onClose }: ContactDialogProps) {
  const { name, email, phone, club } = person;
  const line = personText(person);
  return (
    <Dialog
      open
      onClose={onClose}
      leading={<Avatar name={name} size="lg" />}
      title={`Contact ${name}`}
      description={
        <>
          {line && <chakra.span display="block">{line}</chakra.span>}
          <bdi>{club?.name ?? <Absent field={['items.club', 'person.club']}>No club</Absent>}</bdi>
        </>
      }
      footer={
        <>
          {phone && (
            <CallLink tone="outline" href={telHref(phone)}>
              <Icon name="phone" />
              <span>Call</span>
            </CallLink>
          )}
          <MailLink email={email}>Write email</MailLink>
        </>
      }
    >
      <chakra.dl display="grid" borderTop="line">
        <Line icon="mail" term="Email">
          <EmailLink address={email} />
        </Line>
        <Line icon="phone" term="Phone">
          {phone ? <PhoneLink number={phone} /> : 'Not given'}
        </Line>
      </chakra.dl>
    </Dialog>
  );
}

function Line({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      alignItems="center"
      paddingBlock="2"
      lineHeight="snug"
      css={{ '& + &': { borderTop: 'line' } }}
    >
      <chakra.dt display="contents" textStyle="caption" color="ink-faint">
        <chakra.span gridRow="1 / span 2" color="ink-faint">
          <Icon name={icon} />
        </chakra.span>
        <Caption as="span">{term}</Caption>
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </Grid>
  );
}
