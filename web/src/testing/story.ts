import type { ComponentProps, ElementType } from 'react';

/** Default export of a story file, in Component Story Format 3. Storybook's own types are not installed here. */
export interface Meta {
  component: ElementType;
  parameters?: { layout: 'fullscreen' };
}

/** A story of one component, with the props that it starts with. */
export interface Story<T extends ElementType> {
  args: ComponentProps<T>;
}
