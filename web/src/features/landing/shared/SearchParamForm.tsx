import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Entries } from '../../../lib/url/searchWith.ts';

interface SearchParamFormProps extends HTMLChakraProps<'form'> {
  /** Id of the section that the browser scrolls to after a native submit. */
  section: string;
  /** Sets the parameter of the clicked button without loading the document. */
  onChoose: (name: string, value: string) => void;
}

/** Name and value of a button that sets a search parameter. */
export const searchParamButton = (name: string, value: string) =>
  ({ type: 'submit', name, value }) as const;

/** Hidden inputs for parameters that a native submit must keep. */
export const KeptEntries = ({ entries }: { entries: Entries }) =>
  Object.entries(entries).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );

/**
 * A form whose buttons set search parameters. Before hydration, a click is a native submit that
 * loads the page with the parameter.
 */
export function SearchParamForm({ section, onChoose, ...rest }: SearchParamFormProps) {
  return (
    <chakra.form
      {...rest}
      method="get"
      action={`#${section}`}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (submitter instanceof HTMLButtonElement) onChoose(submitter.name, submitter.value);
      }}
    />
  );
}
