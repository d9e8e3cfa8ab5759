import { chakra } from '@chakra-ui/react';
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { LatestFeedback } from '../person/LatestFeedback.tsx';
import { ContactList } from '../person/ContactList.tsx';
import { FeedbackPanel } from '../person/FeedbackPanel.tsx';
import { MarkList } from '../person/MarkList.tsx';
import { MentorCard } from '../person/MentorCard.tsx';
import { NextStep } from '../person/NextStep.tsx';
import { QuickButton, QuickLink } from '../person/QuickAction.tsx';
import { QuickActions } from '../person/QuickActions.tsx';
import { TagList } from '../person/TagList.tsx';
import { GallerySection } from './GallerySection.tsx';

const MEERA = {
  name: 'Meera Kulkarni',
  specialization: 'Engineering and design',
  email: 'meera@example.org',
  phone: '98220 41877',
};
const nothing = () => undefined;

export function PersonSection() {
  return (
    <GallerySection title="What a person's own screens are made of">
      <chakra.div display="flex" alignItems="end" gap="4">
        <Avatar name="Asha Rao" size="sm" />
        <Avatar name="Asha Rao" />
        <Avatar name="किरण राव" size="lg" />
        <TagList words={['Robotics', 'Music', 'Carpentry']} />
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <MentorCard heading="Your Mentor" mentor={MEERA} emptyText="" />
        <MentorCard
          heading="Your Counsellor"
          mentor={MEERA}
          otherClub="Young Scientists"
          emptyText=""
        />
        <MentorCard
          heading="Your Mentor"
          mentor={null}
          emptyText="A mentor is matched to you by your interests."
        />
        <QuickActions>
          <QuickLink to="/_ui" icon="document" title="Refill Career Form" note="Prefilled" />
          <QuickButton icon="logout" title="Logout" onClick={nothing} />
        </QuickActions>
        <NextStep
          title="Next: Career Planning"
          detail="Your mentor writes to you to find a day."
          actions={<Button size="sm">Write to Meera</Button>}
        />
        <LatestFeedback
          feedback={{
            words: 'Clear about liking machines. Bring the marksheet of class 10.',
            author: 'Meera Kulkarni',
            caption: 'Document Review, Nov 4, 2026',
          }}
          emptyText=""
        />
        <LatestFeedback feedback={null} emptyText="No feedback yet." />
        <MarkList
          items={[
            { term: '10th percentage', value: '91.4%' },
            { term: '12th percentage', value: null },
          ]}
        />
        <FeedbackPanel
          items={[
            { id: '1', stage: 'Assessment', words: 'Strong in space.', date: 'Oct 20, 2026' },
            { id: '2', stage: 'Initial Counseling', words: 'A good start.', date: null },
          ]}
        />
        <ContactList email={MEERA.email} phone={MEERA.phone} />
      </chakra.div>
    </GallerySection>
  );
}
