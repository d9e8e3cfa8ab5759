import { useFocusSection } from '../shared/useFocusSection.ts';
import type { Visitor } from '../shared/visitor.ts';
import { Blurbs } from './Blurbs.tsx';
import { ServiceCarousel } from './carousel/ServiceCarousel.tsx';
import { ContactLine } from './ContactLine.tsx';
import { Onward } from './Onward.tsx';
import { SignUpCalls } from './SignUpCalls.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Voices } from './voices/Voices.tsx';

/** The sections below the figures of `/test-home`. */
export function AlternateSections({ visitor }: { visitor: Visitor }) {
  useFocusSection();
  return (
    <>
      <ServiceCarousel />
      <Timeline />
      <Blurbs />
      <Voices />
      {visitor.kind === 'guest' && <SignUpCalls />}
      {(visitor.kind === 'applicant' || visitor.kind === 'member') && <Onward visitor={visitor} />}
      <ContactLine />
    </>
  );
}
