import type { Visitor } from '../shared/visitor.ts';
import { ClubList } from './ClubList.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Letter } from './Letter.tsx';
import { PullQuote } from './PullQuote.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TeamList } from './TeamList.tsx';
import { WriteToUs } from './WriteToUs.tsx';

/** The prospectus from its letter on. */
export function OlderRest({ visitor }: { visitor: Visitor }) {
  return (
    <>
      <Letter />
      <ServiceList />
      <PullQuote by="Meenal Kulkarni" />
      <FigureTable />
      <ClubList visitor={visitor} />
      <PullQuote by="Arjun Pawar" />
      <TeamList />
      <WriteToUs />
    </>
  );
}
