import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { notStored } from '../drafts.ts';

interface DraftKeptProps {
  /** Whether the browser stores the draft. */
  isStored: boolean;
}

/** Where the draft of the form is. */
export const DraftKept = ({ isStored }: DraftKeptProps) => (
  <chakra.p textStyle="small" color={isStored ? 'ink-faint' : 'brick'}>
    {isStored ? t`Draft kept on this device` : notStored()}
  </chakra.p>
);
