/** The place if it is an http(s) link, the only kind that becomes one; null for any other text. */
export const placeLink = (place: string): string | null =>
  /^https?:\/\/\S+$/i.test(place) ? place : null;
