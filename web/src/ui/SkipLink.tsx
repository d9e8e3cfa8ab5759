import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { filled } from './theme/filled.ts';

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
      {...filled}
      fontWeight="label"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {t`Skip to content`}
    </chakra.a>
  );
}
