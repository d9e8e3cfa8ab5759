import { defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(1turn)' } },
  appear: { from: { opacity: 0 } },
  vanish: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY({spacing.3})' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  draw: { from: { strokeDashoffset: '1' } },
  fill: { from: { transform: 'scaleX(0)' } },
  breathe: { '50%': { opacity: 0.55 } },
});
