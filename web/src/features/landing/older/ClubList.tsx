import { chakra } from '@chakra-ui/react';
import { clubs } from '../../../content/clubs.ts';
import { JoinButton } from '../shared/JoinButton.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { Chapter } from './Chapter.tsx';

/** The five clubs, one per line, with their join buttons. */
export function ClubList({ visitor }: { visitor: Visitor }) {
  return (
    <Chapter id="clubs" note={clubs.lead}>
      <chakra.ul borderBottom="line">
        {clubs.items.map(({ category, title, text, join }) => (
          <chakra.li
            key={category}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            rowGap="3"
            paddingBlock="4"
            borderTop="line"
          >
            <chakra.div flex="1 1 {sizes.portraitPhone}">
              <chakra.h3 textStyle="item">{title}</chakra.h3>
              <chakra.p textStyle="small" color="ink-soft">
                {text}
              </chakra.p>
            </chakra.div>
            <JoinButton visitor={visitor} label={join} club={title} category={category} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Chapter>
  );
}
