/** What the panel of two-step login shows. */
export type Step =
  | { kind: 'state' }
  | { kind: 'setUp'; secret: string; uri: string }
  | { kind: 'turnOff' }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: readonly string[] };
