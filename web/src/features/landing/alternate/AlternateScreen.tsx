import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../../lib/session/sessionStore.ts';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { PublicFooter } from '../shared/PublicFooter.tsx';
import { PublicHeader } from '../shared/PublicHeader.tsx';
import { visitorOf } from '../shared/visitor.ts';
import { AlternateHero } from './AlternateHero.tsx';
import { Blurbs } from './Blurbs.tsx';
import { ServiceCarousel } from './carousel/ServiceCarousel.tsx';
import { ContactLine } from './ContactLine.tsx';
import { FigureRow } from './FigureRow.tsx';
import { Onward } from './Onward.tsx';
import { SignUpCalls } from './SignUpCalls.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Voices } from './voices/Voices.tsx';

interface AlternateScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/test-home`: the same product as a walk along one road, for everybody to read. */
export function AlternateScreen({ user, dashboard, onLogout }: AlternateScreenProps) {
  const visitor = visitorOf(user, dashboard);
  return (
    <>
      <SkipLink />
      <PublicHeader visitor={visitor} onLogout={onLogout} />
      <chakra.main id="main" tabIndex={-1} outline="none">
        <AlternateHero visitor={visitor} />
        <FigureRow />
        <ServiceCarousel />
        <Timeline />
        <Blurbs />
        <Voices />
        {visitor.kind === 'guest' ? <SignUpCalls /> : <Onward visitor={visitor} />}
        <ContactLine />
      </chakra.main>
      <PublicFooter visitor={visitor} />
    </>
  );
}
