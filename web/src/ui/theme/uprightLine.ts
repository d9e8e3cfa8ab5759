import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * The line from an upright path's stone to the next one, behind the stones.
 * @param column width of the column that the stones stand in, as a token reference
 * @param walked whether the way to the next stone has been walked
 * @param last the last stone has no line
 */
export function uprightLine(column: string, walked: boolean, last: boolean): SystemStyleObject {
  if (last) return {};
  return {
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${column} / 2)`,
      translate: '-50%',
      top: '8',
      bottom: '-3',
      borderInlineStartWidth: 'rule',
      borderInlineStartStyle: walked ? 'solid' : 'dashed',
      borderInlineStartColor: walked ? 'brand' : 'line-strong',
    },
  };
}
