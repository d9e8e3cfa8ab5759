import { chakra } from '@chakra-ui/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Light modules that must surround the code. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, dark on white in both colour modes: many scanners need that. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  return (
    <chakra.svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      boxSize="13rem"
      maxW="100%"
      bg="white"
      border="line"
      borderRadius="2"
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} fill="black" />
    </chakra.svg>
  );
}
