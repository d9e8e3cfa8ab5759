import { chakra } from '@chakra-ui/react';

/** A list of entries, such as publications. */
export function EntryList({ entries }: { entries: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="1" paddingInlineStart="4" listStyleType="disc">
      {entries.map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </chakra.ul>
  );
}
