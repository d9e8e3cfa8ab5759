import { chakra } from '@chakra-ui/react';
import { toast } from './toast.ts';

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
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => {
        toast.success(`${noun} copied`, value, { key: 'copy' });
      },
      () => {
        toast.failure(`${noun} could not be copied`, value, { key: 'copy' });
      },
    );
  };
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
      onClick={copy}
    >
      {children}
    </chakra.button>
  );
}
