import { defineSlotRecipe } from '@chakra-ui/react';
import { CONTRAST_EDGE } from '../contrastEdge.ts';

/** Header and footer are fixed, the body scrolls; a bottom sheet on a phone. */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      // Below the positioner, independent of the mount order.
      zIndex: 'calc({zIndex.scrim} + 20 * var(--layer-index, 0))',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      padding: '5',
      // A nested dialog and its backdrop are above the outer dialog.
      zIndex: 'calc({zIndex.dialog} + 20 * var(--layer-index, 0))',
      mdDown: { padding: '0', placeItems: 'end stretch' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: 'dialog',
      maxH: 'dialogHeight',
      bg: 'surface',
      borderRadius: '4',
      boxShadow: '3',
      outline: CONTRAST_EDGE,
      overflow: 'hidden',
      // Dims the outer dialog, because the nested backdrop is below it.
      '&[data-has-nested=dialog]': { filter: 'brightness(0.6)' },
      mdDown: {
        maxW: '100%',
        borderBottomRadius: 'none',
      },
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '5',
      paddingInline: '6',
      mdDown: { paddingBlock: '3.5', paddingInline: '5' },
    },
    title: { textStyle: 'section' },
    description: { textStyle: 'small', color: 'ink-soft', marginTop: '1' },
    body: {
      minH: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Space for the focus ring of elements at the edge.
      paddingTop: '1.5',
      paddingInline: '6',
      paddingBottom: '5',
      mdDown: { paddingInline: '5' },
    },
    footer: {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingBlock: '5',
      paddingInline: '6',
      borderTop: 'line',
      bg: 'paper',
      mdDown: { paddingBlock: '3.5', paddingInline: '5', '& > *': { flex: '1' } },
    },
  },
  variants: {
    size: { md: {}, lg: { content: { maxW: { md: 'dialogWide' } } } },
  },
  defaultVariants: { size: 'md' },
});
