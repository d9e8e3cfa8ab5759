import { chakra } from '@chakra-ui/react';

interface SpinnerProps {
  /** A size token or a length relative to the text. */
  size?: string;
}

/** A turning ring in the colour of the text. It says nothing by itself; name the wait beside it. */
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
      animation="turn 0.8s linear infinite"
    />
  );
}
