import { chakra } from '@chakra-ui/react';

/** Skip link to the `main` with the id "main"; visible when focused. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="skip"
      paddingBlock="2"
      paddingInline="4"
      borderRadius="2"
      bg="brand"
      color="on-brand"
      fontWeight="label"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
