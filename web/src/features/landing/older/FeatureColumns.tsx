import { chakra } from '@chakra-ui/react';
import { features } from '../../../content/features.ts';
import { Chapter } from './Chapter.tsx';

/** The three blurbs in three columns. */
export function FeatureColumns() {
  return (
    <Chapter id="features">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        css={{
          '& > li + li': {
            borderTop: 'line',
            paddingTop: '5',
            md: {
              borderTop: 'none',
              paddingTop: '0',
              borderInlineStart: 'line',
              paddingInlineStart: '5',
            },
          },
          '& > li': { paddingBottom: '5', md: { paddingBottom: '0', paddingInlineEnd: '5' } },
        }}
      >
        {features.items.map(({ id, title, text }) => (
          <li key={id}>
            <chakra.h3 textStyle="item">{title}</chakra.h3>
            <chakra.p marginTop="2" textStyle="small" color="ink-soft">
              {text}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Chapter>
  );
}
