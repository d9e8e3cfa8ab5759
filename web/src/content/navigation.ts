interface NavigationLink {
  label: string;
  /** Anchor of the landing page, or a route. */
  to: string;
}

/** Links of the header to sections of the landing page. */
export const sections: readonly NavigationLink[] = [
  { label: 'Services', to: '/#services' },
  { label: 'About', to: '/#about' },
  { label: 'Gallery', to: '/#gallery' },
  { label: 'Clubs', to: '/#clubs' },
  { label: 'Team', to: '/#team' },
  { label: 'Contact', to: '/#contact' },
];

/** Columns of the footer, in addition to the contact column. */
export const footer: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Waymark',
    links: [
      { label: 'Services', to: '/#services' },
      { label: 'About', to: '/#about' },
      { label: 'Team', to: '/#team' },
      { label: 'Gallery', to: '/#gallery' },
    ],
  },
  {
    title: 'Join',
    links: [
      { label: 'Register', to: '/register' },
      { label: 'Login', to: '/login' },
      { label: 'Clubs', to: '/#clubs' },
    ],
  },
];
