import { chakra } from '@chakra-ui/react';

interface ProgressBarProps {
  /** What is measured ("Average progress"). */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** Token of a bar's fill: it changes at 40 and 70 percent. */
export const barColor = (percent: number) =>
  percent >= 70 ? 'leaf' : percent >= 40 ? 'brand' : 'ochre';

/** A plain bar in lists, with the figure beside it; a person's own progress is a path. */
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
    >
      <chakra.div
        height="100%"
        borderRadius="inherit"
        bg={barColor(percent)}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}
