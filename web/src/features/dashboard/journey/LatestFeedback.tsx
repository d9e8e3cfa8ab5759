import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';

interface LatestFeedbackProps {
  /** Null without feedback. */
  feedback: {
    words: string;
    /** Null if unknown. */ author: string | null;
    /** Stage and date. */ caption: string;
  } | null;
  emptyText: string;
  /** Answer and history of the stage. */
  below?: ReactNode;
}

/** Latest feedback of the mentor, as a quotation with stage and date. */
export function LatestFeedback({ feedback, emptyText, below }: LatestFeedbackProps) {
  return (
    <chakra.figure
      display="grid"
      alignContent="space-between"
      gap="5"
      minW="0"
      padding={{ base: '5', md: '8' }}
      bg="sunk"
    >
      {feedback ? (
        <>
          <chakra.blockquote
            fontFamily="head"
            fontSize="18"
            lineHeight="1.5"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >{`“${feedback.words}”`}</chakra.blockquote>
          <HStack as="figcaption" gap="3">
            {feedback.author && <Avatar name={feedback.author} />}
            <chakra.span textStyle="small">
              <b>
                <bdi>{feedback.author}</bdi>
              </b>
              <chakra.span display="block" color="ink-faint">
                {feedback.caption}
              </chakra.span>
            </chakra.span>
          </HStack>
          {below}
        </>
      ) : (
        <chakra.p color="ink-soft">{emptyText}</chakra.p>
      )}
    </chakra.figure>
  );
}
