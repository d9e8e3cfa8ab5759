import { chakra } from '@chakra-ui/react';
import { NOT_STORED } from '../../../lib/drafts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useOutbox } from '../outbox/useOutbox.ts';

interface SavedNoteProps {
  name: string;
  /** The save waits on this device for a connection. */
  isWaiting: boolean;
}

/** Success message of the last save, within the page. */
export function SavedNote({ name, isWaiting }: SavedNoteProps) {
  const waiting = useOutbox().areStored ? 'Kept on this device' : NOT_STORED;
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      margin={{ base: '5', md: '6' }}
      marginBottom="0"
      padding="3"
      borderRadius="2"
      bg={isWaiting ? 'ochre-soft' : 'leaf-soft'}
      color={isWaiting ? 'ochre' : 'leaf'}
      textStyle="small"
    >
      <Icon name={isWaiting ? 'clock' : 'check'} size="target" />
      <div>
        <b>{isWaiting ? waiting : 'Progress updated successfully'}</b>
        <chakra.p color="ink-soft">
          {isWaiting
            ? `The update of ${name} is sent when there is a connection.`
            : `Updated progress for ${name}`}
        </chakra.p>
      </div>
    </chakra.div>
  );
}
