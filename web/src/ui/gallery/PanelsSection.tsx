import { chakra } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { DetailsList } from '../DetailsList.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Panel } from '../Panel.tsx';
import { PersonLabel } from '../PersonLabel.tsx';
import { Tag } from '../Tag.tsx';
import { Well } from '../Well.tsx';
import { GallerySection } from './GallerySection.tsx';

const DETAILS = [
  { term: 'Name', value: 'Ananya Deshpande' },
  { term: 'Email', value: 'ananya.deshpande.of.pune@gmail.com' },
  { term: 'Phone', value: '' },
  { term: 'Interests', value: <Tag>Robotics</Tag> },
  { term: 'Parent/guardian contact', value: '94220 18853' },
];

export function PanelsSection() {
  return (
    <GallerySection title="Panel, details, well, people">
      <Panel
        title="Your Details"
        padded
        aside={
          <Button tone="plain" size="sm">
            <Icon name="pencil" />
            Update Profile
          </Button>
        }
      >
        <DetailsList columns={2} items={DETAILS} />
      </Panel>
      <Well>
        <chakra.div display="grid" gap="4">
          <PersonLabel name="Meera Kulkarni" detail="Engineering and design" size="lg" />
          <PersonLabel name="Asha Rao" detail="11th, Jnana Prabodhini Prashala" size="md" />
          <PersonLabel name="Madhu" detail="WM-2041" />
        </chakra.div>
      </Well>
    </GallerySection>
  );
}
