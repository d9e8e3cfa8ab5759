import { chakra } from '@chakra-ui/react';
import { semanticTokens } from '../theme/semanticTokens.ts';
import { textStyles } from '../theme/textStyles.ts';
import { GallerySection } from './GallerySection.tsx';

const COLOURS = Object.keys(semanticTokens.colors);
const TEXTS = Object.keys(textStyles);

/** Every colour by its name, and every look of text in its own words. */
export function TokensSection() {
  return (
    <GallerySection title="Colours and type">
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax({sizes.well}, 1fr))"
        gap="3"
      >
        {COLOURS.map((name) => (
          <chakra.li key={name} textStyle="caption">
            <chakra.span
              display="block"
              height="control"
              borderRadius="2"
              border="line"
              bg={name}
              marginBottom="1"
            />
            {name}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.ul display="grid" gap="3">
        {TEXTS.map((name) => (
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
    </GallerySection>
  );
}
