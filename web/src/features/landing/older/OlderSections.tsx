import { useFocusSection } from '../shared/useFocusSection.ts';
import type { Visitor } from '../shared/visitor.ts';
import { ClubList } from './ClubList.tsx';
import { FeatureColumns } from './FeatureColumns.tsx';
import { FigureTable } from './FigureTable.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { Letter } from './Letter.tsx';
import { PullQuote } from './PullQuote.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TeamList } from './TeamList.tsx';
import { WriteToUs } from './WriteToUs.tsx';

/** The chapters of the prospectus after its table of contents. */
export function OlderSections({ visitor }: { visitor: Visitor }) {
  useFocusSection();
  return (
    <>
      <Letter />
      <ServiceList />
      <FeatureColumns />
      <PullQuote by="Meenal Kulkarni" />
      <FigureTable />
      <GalleryStrip visitor={visitor} />
      <ClubList visitor={visitor} />
      <PullQuote by="Arjun Pawar" />
      <TeamList />
      <WriteToUs />
    </>
  );
}
