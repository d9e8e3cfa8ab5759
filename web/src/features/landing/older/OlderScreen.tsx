import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../../lib/session/sessionStore.ts';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { PublicFooter } from '../shared/PublicFooter.tsx';
import { PublicHeader } from '../shared/PublicHeader.tsx';
import { visitorOf } from '../shared/visitor.ts';
import { ClubList } from './ClubList.tsx';
import { Contents } from './Contents.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Letter } from './Letter.tsx';
import { Masthead } from './Masthead.tsx';
import { PullQuote } from './PullQuote.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TeamList } from './TeamList.tsx';
import { WriteToUs } from './WriteToUs.tsx';

interface OlderScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/old-home`: the same product as a printed prospectus, for everybody to read. */
export function OlderScreen({ user, dashboard, onLogout }: OlderScreenProps) {
  const visitor = visitorOf(user, dashboard);
  return (
    <>
      <SkipLink />
      <PublicHeader visitor={visitor} onLogout={onLogout} />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        maxW="prospectus"
        marginInline="auto"
        paddingInline="gutter"
        paddingBottom={{ base: '4', md: '8' }}
        bg="surface"
        border="line"
        xlDown={{ borderInlineWidth: '0' }}
      >
        <Masthead visitor={visitor} />
        <Contents />
        <Letter />
        <ServiceList />
        <PullQuote by="Meenal Kulkarni" />
        <FigureTable />
        <ClubList visitor={visitor} />
        <PullQuote by="Arjun Pawar" />
        <TeamList />
        <WriteToUs />
      </chakra.main>
      <PublicFooter visitor={visitor} />
    </>
  );
}
