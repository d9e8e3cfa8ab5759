import { chakra } from '@chakra-ui/react';

interface CountUpProps {
  value: number;
  /** Stands right after the figure. */
  suffix?: string;
  /** How much of it to show, 0 to 1. */
  progress: number;
}

/** A figure on its way up; read aloud as its end value alone. */
export function CountUp({ value, suffix = '', progress }: CountUpProps) {
  const end = `${value}${suffix}`;
  if (progress === 1) return end;
  return (
    <>
      <chakra.span srOnly>{end}</chakra.span>
      <span aria-hidden>
        {Math.round(value * progress)}
        {suffix}
      </span>
    </>
  );
}
