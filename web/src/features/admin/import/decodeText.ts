import { FileProblem } from './FileProblem.ts';

const BOMS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * The text of a file: the encoding is that of the byte order mark; without one UTF-8 if it is valid,
 * else Windows-1252. Line breaks become `\n`.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = (
    decodeMarked(bytes) ??
    decodeUtf8(bytes) ??
    decode(bytes, 'windows-1252')
  ).replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') throw new FileProblem('The file is empty.');
  if (text.includes('\0')) {
    throw new FileProblem(
      'The file is no text. Save the table as CSV (UTF-8) in your spreadsheet program and choose that file.',
    );
  }
  return text;
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function decodeMarked(bytes: Uint8Array): string | undefined {
  const mark = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte));
  return mark && decode(bytes, mark.encoding);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
