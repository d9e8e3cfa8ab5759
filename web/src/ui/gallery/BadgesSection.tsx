import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AccountStatusBadge } from '../AccountStatusBadge.tsx';
import { Badge } from '../Badge.tsx';
import { Segmented } from '../Segmented.tsx';
import { StageStatusBadge } from '../StageStatusBadge.tsx';
import { Tag } from '../Tag.tsx';
import { GallerySection } from './GallerySection.tsx';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
] as const;

export function BadgesSection() {
  const [status, setStatus] = useState<'all' | 'active' | 'pending'>('all');
  return (
    <GallerySection title="Badges, tags, segmented filter">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <StageStatusBadge status="COMPLETED" />
        <StageStatusBadge status="IN_PROGRESS" />
        <StageStatusBadge status="NOT_STARTED" notStartedLabel="Pending" />
        <StageStatusBadge status="NOT_STARTED" />
        <AccountStatusBadge status={null} />
        <AccountStatusBadge status="Pending" />
        <AccountStatusBadge status="inactive" />
        <AccountStatusBadge status="on leave" />
        <Badge hue="leaf" icon="document">
          Submitted
        </Badge>
        <Badge hue="brick" icon="alert">
          Failed
        </Badge>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Tag>Robotics</Tag>
        <Tag>Student Club</Tag>
        <Segmented label="Status" options={STATUSES} value={status} onChange={setStatus} />
      </chakra.div>
    </GallerySection>
  );
}
