import { chakra } from '@chakra-ui/react';
import { barColor } from './thresholds.ts';

interface ProgressBarProps {
  /** Accessible name ("Average progress"). */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** Progress bar for lists. A person's own progress is shown as a path instead. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="2"
      borderRadius="full"
      bg="stone-soft"
      boxShadow="inset 0 0 0 {borderWidths.line} {colors.line-strong}"
      overflow="hidden"
      _highContrast={{ border: 'line' }}
    >
      <chakra.div
        height="100%"
        borderRadius="inherit"
        bg={barColor(percent)}
        _highContrast={{ bg: 'brand' }}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}
