import { BadgesSection } from './BadgesSection.tsx';
import { ButtonsSection } from './ButtonsSection.tsx';
import { DialogSection } from './DialogSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { FiltersSection } from './FiltersSection.tsx';
import { IconsSection } from './IconsSection.tsx';
import { PanelsSection } from './PanelsSection.tsx';
import { PathSection } from './PathSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { StatsSection } from './StatsSection.tsx';
import { TableSection } from './TableSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { WaitSection } from './WaitSection.tsx';

/** All of them, one section for each kind. */
export function Widgets() {
  return (
    <>
      <TokensSection />
      <ButtonsSection />
      <FieldsSection />
      <BadgesSection />
      <PathSection />
      <FiltersSection />
      <TableSection />
      <StatsSection />
      <PanelsSection />
      <PersonSection />
      <DialogSection />
      <StatesSection />
      <WaitSection />
      <IconsSection />
    </>
  );
}
