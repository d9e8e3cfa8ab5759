/** A file that can't be imported; the message is for the user. */
export class FileProblem extends Error {}

const BOMS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * The text of a file: the encoding is that of the byte order mark; without one UTF-8 if more of the
 * file is UTF-8 than is not, else Windows-1252. Invalid bytes become U+FFFD, line breaks `\n`.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) {
    throw new FileProblem(
      'The file is no text. Save the table as CSV (UTF-8) in your spreadsheet program and choose that file.',
    );
  }
  return withoutEndMarks(text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n'));
}

function encodingOf(bytes: Uint8Array): string {
  const mark = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte));
  return mark?.encoding ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Whether valid sequences of several bytes outnumber invalid bytes, or all is valid. */
function isUtf8(bytes: Uint8Array): boolean {
  let [valid, invalid] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length > 1) valid += 1;
    if (length === 0) invalid += 1;
    at += Math.max(1, length);
  }
  return invalid === 0 || valid > invalid;
}

/** Lead bytes whose second byte has another range than 0x80 to 0xBF. */
const SECOND_BYTES: Partial<Record<number, [least: number, most: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** Length of the UTF-8 sequence that begins at a byte; 0 if it is invalid. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const [least, most] = SECOND_BYTES[lead] ?? [0x80, 0xbf];
  const second = bytes[at + 1] ?? 0;
  if (second < least || second > most) return 0;
  for (let index = 2; index < length; index += 1) {
    const next = bytes[at + index] ?? 0;
    if (next < 0x80 || next > 0xbf) return 0;
  }
  return length;
}

/** Without the end-of-file mark of DOS (Ctrl-Z), which some programs write. */
function withoutEndMarks(text: string): string {
  let rest = text;
  while (rest.trimEnd().endsWith('\u001A')) rest = rest.trimEnd().slice(0, -1);
  return rest;
}
