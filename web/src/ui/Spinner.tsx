import { chakra } from '@chakra-ui/react';

interface SpinnerProps {
  /** A size token, or a length relative to the font size. */
  size?: string;
}

/** Spinner in the colour of the text. Has no accessible name: add a text beside it. */
export function Spinner({ size = '1em' }: SpinnerProps) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      flex="none"
      width={size}
      height={size}
      borderRadius="full"
      borderWidth="stone"
      borderStyle="solid"
      borderColor="currentcolor"
      borderInlineEndColor="transparent"
      forcedColorAdjust="none"
      animation="turn 0.8s linear infinite"
    />
  );
}
