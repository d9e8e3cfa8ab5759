import { defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(1turn)' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { transform: 'scaleY(0)' } },
  fill: { from: { transform: 'scaleX(0)' } },
  breathe: { '50%': { opacity: 0.55 } },
});
