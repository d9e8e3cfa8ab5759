/** What the parts of the public pages are called: known before the parts themselves are loaded. */
export const titles = {
  founder: 'About Waymark',
  services: 'What we do, and in which order',
  features: 'Why choose Waymark',
  awards: 'Recognised, and counted',
  gallery: 'Gallery',
  clubs: 'Five clubs, five ways in',
  team: 'The people who read your form',
  contact: 'Not sure where to begin?',
} as const;
