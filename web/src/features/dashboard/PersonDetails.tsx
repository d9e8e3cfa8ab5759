import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import type { PersonDetailsFragment } from './PersonDetails.generated.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { accountItems, answerItems } from './personItems.tsx';

interface PersonDetailsProps {
  person: PersonDetailsFragment;
  failed: FailedParts;
}

/** Your Details: account and answers of the person. */
export function PersonDetails({ person, failed }: PersonDetailsProps) {
  const { club, pendingEmail } = person;
  const title = useRef<HTMLHeadingElement>(null);
  const clubFailed = !club && failed.has('club');
  const pending = pendingEmail !== null && (
    <PendingEmail
      typeName={person.__typename}
      pendingEmail={pendingEmail}
      onCancelled={() => title.current?.focus()}
    />
  );
  const account = [
    ...accountItems(person, pending ? [{ term: 'New email', value: pending }] : []),
    ...(clubFailed ? [] : [{ term: 'Assigned club', value: club?.name ?? 'Not assigned' }]),
  ];
  const formFailed = !person.formDetails && failed.has('formDetails');
  return (
    <Panel title="Your Details" titleRef={title} padded>
      <chakra.div display="grid" gap="6">
        <DetailsList
          columns={2}
          items={formFailed ? account : [...account, ...answerItems(person)]}
        />
        {clubFailed && <FailedPart what="Your club" {...failed} />}
        {formFailed && <FailedPart what="Your answers" {...failed} />}
      </chakra.div>
    </Panel>
  );
}
