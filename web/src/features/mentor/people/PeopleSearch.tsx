import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDebouncedText } from '../../../ui/filters/useDebouncedText.ts';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';

interface PeopleSearchProps {
  address: Pick<MentorAddress, 'search' | 'setSearch'>;
  words: AudienceWords;
}

export function PeopleSearch({ address, words }: PeopleSearchProps) {
  const [text, setText] = useDebouncedText(address.search, address.setSearch);
  return (
    <SearchField
      dense
      label={`Search ${words.many}`}
      placeholder="Name or email"
      value={text}
      onChange={setText}
    />
  );
}
