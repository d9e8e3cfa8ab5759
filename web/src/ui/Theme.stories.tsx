import { chakra } from '@chakra-ui/react';
import type { Meta } from '../testing/story.ts';
import { Theme } from './Provider.tsx';
import { semanticTokens } from './theme/semanticTokens.ts';
import { textStyles } from './theme/textStyles.ts';

export default { component: Theme } satisfies Meta;

export const Colors = {
  render: () => (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax({sizes.well}, 1fr))"
      gap="3"
    >
      {Object.keys(semanticTokens.colors).map((name) => (
        <chakra.li key={name} textStyle="caption">
          <chakra.span
            display="block"
            height="control"
            marginBottom="1"
            borderRadius="2"
            border="line"
            bg={name}
          />
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};

export const TextStyles = {
  render: () => (
    <chakra.ul display="grid" gap="3">
      {Object.keys(textStyles).map((name) => (
        <chakra.li
          key={name}
          display="grid"
          gridTemplateColumns={{ md: '{sizes.well} minmax(0, 1fr)' }}
          alignItems="baseline"
        >
          <chakra.span textStyle="caption" color="ink-faint">
            {name}
          </chakra.span>
          <chakra.span textStyle={name}>Five waymarks to a plan of 2026</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};
