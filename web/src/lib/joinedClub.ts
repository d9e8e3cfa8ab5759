/**
 * Search parameter with the category of the club whose join button the user clicked ("science").
 */
export const CLUB = 'club';

/** Adds the club to a path, if there is one. */
export const withClub = (path: string, club: string | null): string =>
  club ? `${path}?${new URLSearchParams({ [CLUB]: club }).toString()}` : path;
