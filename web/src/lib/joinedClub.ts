/** Search parameter with the category of the club whose join button was pressed ("science"). */
export const CLUB = 'club';

/** An address that takes the club along, if there is one. */
export const withClub = (path: string, club: string | null): string =>
  club ? `${path}?${new URLSearchParams({ [CLUB]: club }).toString()}` : path;
