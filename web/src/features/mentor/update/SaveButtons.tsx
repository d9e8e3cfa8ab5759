import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { draftTimeText, notStored } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';

interface SaveButtonsProps {
  /** There is nothing that can be saved. */
  disabled: boolean;
  busy: boolean;
  /** Time of the draft in milliseconds; null without one. */
  keptAt: number | null;
  /** Whether the browser stores the draft. */
  isStored: boolean;
  footer?: ReactNode;
  /** Opens the next person without a save. */
  onSkip: () => void;
  /** Called before the submit, with whether to open the next person. */
  onBeforeSubmit: (opensNext: boolean) => void;
}

/** Buttons "Save" and "Save and next", which only opens the next person if nothing can be saved. */
export function SaveButtons(props: SaveButtonsProps) {
  const { disabled, busy, keptAt, isStored, footer, onSkip, onBeforeSubmit } = props;
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      // In view on a laptop, however long the form is; on a phone they would cover half of it.
      position={{ md: 'sticky' }}
      bottom="0"
      zIndex={{ md: 'head' }}
      paddingBlock={{ base: '3', md: '2' }}
      paddingInline={{ base: '5', md: '6' }}
      marginInline={{ base: '-5', md: '-6' }}
      marginBlockEnd={{ base: '-5', md: '-6' }}
      borderTop="line"
      bg="surface"
    >
      <Button
        type="submit"
        tone="go"
        busy={busy}
        disabled={disabled}
        onClick={() => {
          onBeforeSubmit(false);
        }}
      >
        Update Progress
      </Button>
      {disabled ? (
        <Button type="button" tone="outline" data-opens-next onClick={onSkip}>
          Next without saving
        </Button>
      ) : (
        <Button
          type="submit"
          tone="outline"
          disabled={busy}
          data-opens-next
          onClick={() => {
            onBeforeSubmit(true);
          }}
        >
          Save and next
        </Button>
      )}
      {footer}
      {keptAt !== null && (
        <Caption
          as="span"
          color={isStored ? 'ink-faint' : 'brick'}
          marginInlineStart={{ md: 'auto' }}
        >
          {isStored ? `Draft kept on this device, ${draftTimeText(keptAt)}` : notStored()}
        </Caption>
      )}
    </Flex>
  );
}
