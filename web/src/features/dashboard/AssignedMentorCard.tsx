import type { AssignedMentorFragment } from '../../lib/journey/AssignedMentor.generated.ts';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { otherClub } from '../../lib/journey/journeyTexts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { MentorCard } from './MentorCard.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

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
