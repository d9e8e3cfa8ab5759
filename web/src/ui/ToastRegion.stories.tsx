import { chakra } from '@chakra-ui/react';
import type { Meta } from '../testing/story.ts';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './Provider.tsx';

export default { component: ToastRegion } satisfies Meta;

/** The region itself is part of `UiProvider`. */
export const SuccessAndFailure = {
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button
        onClick={() => {
          toast.success('Progress updated successfully', 'Updated progress for Asha Rao');
        }}
      >
        Show success
      </Button>
      <Button
        tone="outline"
        onClick={() => {
          toast.failure('Failed to update progress', 'Please try again or contact support', {
            action: { label: 'Try Again', onClick: () => undefined },
          });
        }}
      >
        Show failure
      </Button>
    </chakra.div>
  ),
};
