import { CopyText } from '../../../ui/CopyText.tsx';

/** Characters shown of a generated id; a shorter id is shown completely. */
const SHOWN = 8;
const LONGEST = 12;

/** Id of a person; a click copies it completely. */
export function PersonId({ id }: { id: string }) {
  return (
    <CopyText noun="ID" value={id}>
      {id.length > LONGEST ? id.slice(0, SHOWN) : id}
    </CopyText>
  );
}
