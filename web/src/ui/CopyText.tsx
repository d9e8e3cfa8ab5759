import { chakra } from '@chakra-ui/react';
import { copyToClipboard } from './copyToClipboard.ts';

interface CopyTextProps {
  /** The copied text. */
  value: string;
  /** Noun for the button's name and the toast ("ID"). */
  noun: string;
  /** Displayed text; default: the copied text. */
  children?: string;
}

/** A button that copies a short text, such as an id. */
export function CopyText({ value, noun, children = value }: CopyTextProps) {
  return (
    <chakra.button
      type="button"
      title={`Copy ${value}`}
      aria-label={`Copy ${noun} ${value}`}
      minH="target"
      textAlign="start"
      overflowWrap="anywhere"
      borderRadius="1"
      cursor="copy"
      _hover={{ color: 'brand', textDecoration: 'underline' }}
      onClick={() => void copyToClipboard(value, noun, { copied: value, failed: value })}
    >
      {children}
    </chakra.button>
  );
}
