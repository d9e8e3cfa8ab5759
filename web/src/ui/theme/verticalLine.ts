import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Line from a stone of a vertical path to the next one, behind the stones.
 * @param column width of the column of stones, as a token reference
 * @param solid whether the line is solid, else dashed
 * @param last true for the last stone, which has no line
 */
export function verticalLine(column: string, solid: boolean, last: boolean): SystemStyleObject {
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
      borderInlineStartStyle: solid ? 'solid' : 'dashed',
      borderInlineStartColor: solid ? 'brand' : 'line-strong',
    },
  };
}
