import { chakra } from '@chakra-ui/react';
import { ActItem } from '../record/ActItem.tsx';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';
import { actionText, changeWords } from './historyWords.ts';

/** One change: author, date, and each field before and after. */
export function HistoryItem({ entry }: { entry: HistoryRowFragment }) {
  const { by, at } = entry;
  const author = { name: by?.name ?? 'Unknown', role: by?.role ?? null };
  return (
    <ActItem by={author} action={actionText(entry)} at={at}>
      {entry.changes.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '{sizes.details} minmax(0, 1fr)' }}
          columnGap="4"
          rowGap={{ base: '0', md: '1' }}
          marginTop="1.5"
          textStyle="small"
        >
          {entry.changes.map(changeWords).map(({ field, label, before, after }) => (
            <chakra.div key={field} display="contents">
              <chakra.dt color="ink-faint">{label}</chakra.dt>
              <chakra.dd whiteSpace="pre-line">
                <chakra.span color="ink-soft">{before}</chakra.span> <span aria-hidden>→</span>
                <chakra.span srOnly> changed to </chakra.span>{' '}
                <chakra.span fontWeight="value">{after}</chakra.span>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </ActItem>
  );
}
