import { StatStrip } from '../StatStrip.tsx';
import { GallerySection } from './GallerySection.tsx';

const COUNTS = ['Total Students', 'Total Educators', 'Active Mentors', 'Clubs', 'Form Submitted'];

export function StatsSection() {
  return (
    <GallerySection title="Stat strip: with a figure that asks for something, loading, not known">
      <StatStrip
        items={[
          { label: 'Assigned Students', value: 42, note: 'Robotics Club' },
          { label: 'Active Cases', value: 27, note: 'Currently in progress' },
          { label: 'Sessions Completed', value: 1204, note: 'This month' },
          { label: 'Pending Updates', value: 6, note: 'Need attention', attention: true },
        ]}
      />
      <StatStrip label="Counts while loading" loading items={COUNTS.map((label) => ({ label }))} />
      <StatStrip
        label="Counts that are not known"
        items={COUNTS.map((label) => ({ label, value: null }))}
      />
    </GallerySection>
  );
}
