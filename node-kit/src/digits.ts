const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The text with digits of every script as ASCII digits; decimal separators of these as points. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[\u066b\uff0e]/g, '.').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in order, ten in a row.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });
}
