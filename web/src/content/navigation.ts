interface NavigationLink {
  label: string;
  /** A section of the landing page, or a route. */
  to: string;
}

/** The sections of the landing page that the header leads to. */
export const sections: readonly NavigationLink[] = [
  { label: 'Services', to: '/#services' },
  { label: 'About', to: '/#about' },
  { label: 'Gallery', to: '/#gallery' },
  { label: 'Clubs', to: '/#clubs' },
  { label: 'Team', to: '/#team' },
  { label: 'Contact', to: '/#contact' },
];

/** The columns of the footer; the operator's addresses make one more. */
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
