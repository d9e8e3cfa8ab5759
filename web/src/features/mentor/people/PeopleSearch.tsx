import type { ListParams } from '../../../lib/list/useListParams.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDebouncedText } from '../../../ui/filters/useDebouncedText.ts';
import type { AudienceWords } from '../list/audienceWords.ts';

interface PeopleSearchProps {
  params: ListParams;
  words: AudienceWords;
}

export function PeopleSearch({ params, words }: PeopleSearchProps) {
  const { text, setText, flush } = useDebouncedText(params.search, params.setSearch);
  return (
    <SearchField
      dense
      label={`Search ${words.many}`}
      placeholder="Name or email"
      value={text}
      onChange={setText}
      onBlur={flush}
    />
  );
}
