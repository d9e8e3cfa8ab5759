import { chakra } from '@chakra-ui/react';
import { MiniPath } from '../MiniPath.tsx';
import { PathStepper } from '../PathStepper.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { Trail } from '../Trail.tsx';
import type { PathStage } from '../stage.ts';
import { GallerySection } from './GallerySection.tsx';

const FIVE: PathStage[] = [
  { id: '1', name: 'Initial Counseling', status: 'COMPLETED', date: 'Sep 22, 2026' },
  { id: '2', name: 'Assessment', status: 'COMPLETED', date: 'Oct 20, 2026' },
  { id: '3', name: 'Document Review', status: 'IN_PROGRESS', date: 'Started Nov 4, 2026' },
  { id: '4', name: 'Career Planning', status: 'NOT_STARTED' },
  { id: '5', name: 'Final Guidance', status: 'NOT_STARTED' },
];
const SEVEN: PathStage[] = [
  ...FIVE.slice(0, 2),
  { id: '6', name: 'Laboratory visit', status: 'NOT_STARTED' },
  { id: '7', name: 'Portfolio and entrance examinations', status: 'NOT_STARTED' },
  ...FIVE.slice(3),
  { id: '8', name: 'After the results', status: 'NOT_STARTED' },
];

export function PathSection() {
  return (
    <GallerySection title="The path: five stages, seven, upright, in rows">
      <PathStepper stages={FIVE} />
      <PathStepper stages={SEVEN} notStartedLabel="Not Started" label="Seven stages" />
      <chakra.div maxW="form">
        <Trail
          stages={FIVE.map((stage) => ({
            ...stage,
            feedback: stage.status === 'NOT_STARTED' ? null : 'Clear about liking machines.',
          }))}
          label="Stages of Asha Rao"
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="6">
        <MiniPath stages={FIVE} percent={40} />
        <MiniPath stages={FIVE.map((stage) => ({ ...stage, status: 'NOT_STARTED' }))} percent={0} />
        <MiniPath stages={FIVE.map((stage) => ({ ...stage, status: 'COMPLETED' }))} percent={100} />
      </chakra.div>
      <chakra.div maxW="form">
        <ProgressBar label="Average progress" percent={62} />
      </chakra.div>
    </GallerySection>
  );
}
