import { chakra } from '@chakra-ui/react';

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** Says that what is written survives a reload, and since when. */
export function DraftNote({ keptAt }: { keptAt: number | null }) {
  if (keptAt === null) return null;
  return (
    <chakra.span textStyle="small" color="ink-faint">
      Draft kept on this device, {clock.format(keptAt)}
    </chakra.span>
  );
}
