import { CopyText } from '../../../ui/CopyText.tsx';

/** A generated id is recognised by its beginning; a short one is shown whole. */
const SHOWN = 8;
const LONGEST = 12;

/** The id of a person; a click copies the whole of it. */
export function PersonId({ id }: { id: string }) {
  return (
    <CopyText noun="ID" value={id}>
      {id.length > LONGEST ? id.slice(0, SHOWN) : id}
    </CopyText>
  );
}
