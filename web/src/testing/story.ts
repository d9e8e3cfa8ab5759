import type { ComponentProps, ElementType } from 'react';

/**
 * Default export of a story file in Component Story Format 3. Storybook is not installed here, so
 * its types are missing.
 */
export interface Meta {
  component: ElementType;
  parameters?: { layout: 'fullscreen' };
}

/** A story of a component with its initial props. */
export interface Story<T extends ElementType> {
  args: ComponentProps<T>;
}
