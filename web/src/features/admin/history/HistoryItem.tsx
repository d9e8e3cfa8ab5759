import { chakra } from '@chakra-ui/react';
import { capitalised, shortMoment } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';
import { changeWords, deedOf } from './historyWords.ts';

/** One change: author, date, and each field before and after. */
export function HistoryItem({ entry }: { entry: HistoryRowFragment }) {
  const { by, at } = entry;
  const name = by?.name ?? 'Unknown';
  return (
    <chakra.li display="flex" gap="3" paddingBlock="3" borderTop="line">
      <Avatar name={name} size="sm" />
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <p>
          <b>{name}</b> {deedOf(entry)}
        </p>
        <chakra.p textStyle="caption" color="ink-faint">
          {by?.role ? `${capitalised(by.role.toLowerCase())}, ` : ''}
          <time dateTime={at}>{shortMoment(at)}</time>
        </chakra.p>
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
      </chakra.div>
    </chakra.li>
  );
}
