const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The text with digits of every script as ASCII digits; decimal separators of these as points. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u066b\uff0e]/g, '.').replaceAll(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in order, ten in a row.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });

/** The number that was typed in digits of any script; NaN for other text. */
export const numberOf = (typed: string): number => Number(asciiDigits(typed));
