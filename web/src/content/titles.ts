/**
 * Headings of the sections, needed before the sections are loaded. Each contains the label of its
 * menu entry.
 */
export const titles = {
  founder: 'About Waymark',
  services: 'Services, one leading to the next',
  features: 'Why choose Waymark',
  awards: 'Recognised, and counted',
  gallery: 'Gallery',
  clubs: 'Clubs: five ways in',
  team: 'Team: the people who read your form',
  contact: 'Contact us about where to begin',
} as const;
