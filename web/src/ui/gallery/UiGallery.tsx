import { chakra } from '@chakra-ui/react';
import { AppHeader } from '../AppHeader.tsx';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PageShell } from '../PageShell.tsx';
import { StatStrip } from '../StatStrip.tsx';
import { BadgesSection } from './BadgesSection.tsx';
import { ButtonsSection } from './ButtonsSection.tsx';
import { DialogSection } from './DialogSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { PanelsSection } from './PanelsSection.tsx';
import { PathSection } from './PathSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { TableSection } from './TableSection.tsx';

/** Every shared widget in its states, for looking at while developing. */
export function UiGallery() {
  return (
    <PageShell
      header={
        <AppHeader
          title="Widgets"
          subtitle="For development"
          actions={
            <Button tone="plain" size="sm">
              <Icon name="logout" />
              Logout
            </Button>
          }
        />
      }
    >
      <chakra.h1 textStyle="page">Widgets</chakra.h1>
      <StatStrip
        items={[
          { label: 'Assigned Students', value: 42, note: 'Robotics Club' },
          { label: 'Active Cases', value: 27, note: 'Currently in progress' },
          { label: 'Sessions Completed', value: 1204, note: 'This month' },
          { label: 'Pending Updates', value: 6, note: 'Need attention', attention: true },
        ]}
      />
      <GallerySection title="Stat strip while loading, five figures">
        <StatStrip
          label="Counts while loading"
          loading
          items={[
            'Total Students',
            'Total Educators',
            'Active Mentors',
            'Clubs',
            'Form Submitted',
          ].map((label) => ({ label }))}
        />
      </GallerySection>
      <ButtonsSection />
      <FieldsSection />
      <BadgesSection />
      <PathSection />
      <TableSection />
      <PanelsSection />
      <DialogSection />
      <StatesSection />
    </PageShell>
  );
}
