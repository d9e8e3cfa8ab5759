/** Number of digits of a phone number, in any script. */
export const digitCount = (phone: string): number => phone.match(/\p{Nd}/gu)?.length ?? 0;
