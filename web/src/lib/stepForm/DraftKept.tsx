import { chakra } from '@chakra-ui/react';
import { NOT_STORED } from '../drafts.ts';

interface DraftKeptProps {
  /** Whether the browser stores the draft. */
  isStored: boolean;
}

/** Where the draft of the form is. */
export const DraftKept = ({ isStored }: DraftKeptProps) => (
  <chakra.p textStyle="small" color={isStored ? 'ink-faint' : 'brick'}>
    {isStored ? 'Draft kept on this device' : NOT_STORED}
  </chakra.p>
);
