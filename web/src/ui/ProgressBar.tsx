import { chakra } from '@chakra-ui/react';

interface ProgressBarProps {
  /** What is measured ("Average progress"). */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Fills in leaf from 70, brand from 40, ochre below. */
  banded?: boolean;
}

/** Token of a banded bar's fill. */
export const barColor = (percent: number) =>
  percent >= 70 ? 'leaf' : percent >= 40 ? 'brand' : 'ochre';

/** A plain bar for averages; a person's own progress is a path. */
export function ProgressBar({ label, percent, banded = false }: ProgressBarProps) {
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
    >
      <chakra.div
        height="100%"
        borderRadius="inherit"
        bg={banded ? barColor(percent) : 'brand'}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}
