import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { AudienceWords } from './list/audienceWords.ts';

/** Explains on demand how each of the four figures is counted. */
export function FigureHints({ words }: { words: AudienceWords }) {
  const hints = [
    [`Assigned ${words.Many}`, `all ${words.many} an administrator has assigned to you`],
    ['Active Cases', `${words.many} who have completed 1 to 99 percent of their stages`],
    [
      'Sessions Completed',
      `stages of your ${words.many} that were set to Completed in this calendar month`,
    ],
    [
      'Pending Updates',
      `${words.many} who are not finished and had no saved update for 14 days, or none at all`,
    ],
  ] as const;
  return (
    <chakra.details marginTop="2" textStyle="caption" color="ink-soft">
      <chakra.summary
        width="fit-content"
        minH="target"
        paddingBlock="0.5"
        borderRadius="1"
        cursor="pointer"
        _hover={{ color: 'brand' }}
      >
        How these are counted
      </chakra.summary>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
        columnGap="5"
        rowGap={{ md: '1' }}
        paddingTop="2"
      >
        {hints.map(([figure, meaning]) => (
          <Fragment key={figure}>
            <chakra.dt fontWeight="label" color="ink">
              {figure}
            </chakra.dt>
            <chakra.dd mdDown={{ paddingBottom: '2' }}>{meaning}</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
