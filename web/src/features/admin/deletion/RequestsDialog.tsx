import { chakra, Flex, Grid } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { DeletionRequestRowFragment } from './DeletionRequestRow.generated.ts';

interface RequestsDialogProps {
  requests: readonly DeletionRequestRowFragment[];
  onClose: () => void;
  onCarryOut: (id: string) => void;
  onRefuse: (id: string) => void;
}

const ROLES = { STUDENT: 'Student', EDUCATOR: 'Educator' };

/** Requests for deletion with date and reason, and buttons to carry out or refuse each. */
export function RequestsDialog({ requests, onClose, onCarryOut, onRefuse }: RequestsDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Requests for deletion"
      description={
        requests.length === 0
          ? 'Nobody asks for deletion of their data'
          : 'Who has waited longest comes first'
      }
    >
      {requests.length > 0 && (
        <Grid as="ul" aria-label="Requests for deletion">
          {requests.map(({ id, person, reason, askedAt }) => (
            <chakra.li
              key={id}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="flex-start"
              gap="3"
              paddingBlock="4"
              css={{ '& + &': { borderTop: 'line' } }}
            >
              <chakra.div minW="0" flex="1 1 16rem" overflowWrap="anywhere">
                <chakra.p fontWeight="medium">
                  <bdi>{person?.name}</bdi>
                </chakra.p>
                <chakra.p textStyle="small" color="ink-soft">
                  {[
                    ...(person ? [ROLES[person.audience], person.email] : []),
                    `Asked ${shortDate(askedAt)}`,
                  ].join(' · ')}
                </chakra.p>
                <chakra.p textStyle="small" whiteSpace="pre-line">
                  {reason ? `“${reason}”` : 'No reason given'}
                </chakra.p>
              </chakra.div>
              <Flex gap="2">
                <Button
                  tone="outline"
                  size="sm"
                  aria-label={`Refuse the request of ${person?.name ?? ''}`}
                  onClick={() => {
                    onRefuse(id);
                  }}
                >
                  Refuse
                </Button>
                <Button
                  tone="outline"
                  size="sm"
                  aria-label={`Erase ${person?.name ?? ''}`}
                  onClick={() => {
                    onCarryOut(id);
                  }}
                >
                  Erase
                </Button>
              </Flex>
            </chakra.li>
          ))}
        </Grid>
      )}
    </Dialog>
  );
}
