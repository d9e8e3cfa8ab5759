/** Step that the panel of two-step login displays. */
export type Step =
  | { kind: 'state' }
  | { kind: 'setUp'; secret: string; uri: string }
  | { kind: 'turnOff' }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: readonly string[]; turnedOn: boolean };

export const STATE: Step = { kind: 'state' };
