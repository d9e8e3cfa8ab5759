import type { ReactNode } from 'react';

/** SVG shapes on a 24 × 24 grid; `Icon` sets stroke and size. */
export const shapes = {
  alert: <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />,
  'arrow-left': <path d="M20 12H5M11 6l-6 6 6 6" />,
  'arrow-up': <path d="M12 20V5M6 11l6-6 6 6" />,
  'arrow-right': <path d="M4 12h15M13 6l6 6-6 6" />,
  ball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.8 10c5 1.5 11.5 1.5 16.4 0M10 3.8c-2 5-2 11.5 1 16.6M14.5 3.900c1.8 4.5 1.6 11-1 16.3" />
    </>
  ),
  bars: <path d="M4 20h16M7 16v-5M12 16V6M17 16v-8" />,
  book: (
    <path d="M12 6.5C9.7 5 6.8 4.6 3.8 5v13c3-.4 5.900 0 8.2 1.5 2.3-1.5 5.2-1.900 8.2-1.5V5c-3-.4-5.900 0-8.2 1.5Zm0 0v13" />
  ),
  briefcase: (
    <>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
      <path d="M9 7.5V5h6v2.5M3.5 12.5h17" />
    </>
  ),
  cap: <path d="M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-left': <path d="m15 6-6 6 6 6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  'chevron-up': <path d="m6 15 6-6 6 6" />,
  chip: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
      <path d="M10 7V4M14 7V4M10 20v-3M14 20v-3M7 10H4M7 14H4M20 10h-3M20 14h-3" />
    </>
  ),
  'circle-dashed': <circle cx="12" cy="12" r="8.5" strokeDasharray="3.2 3.4" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.2 2" />
    </>
  ),
  document: <path d="M6 3.5h9l4 4v13H6zM9.5 11h6M9.5 15h6" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4 20h16" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <path d="M9.6 5.9c.8-.3 1.6-.4 2.4-.4 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.500c1.7 0 3.2-.5 4.5-1.200M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  ),
  first: <path d="m18 6-6 6 6 6M7 6v12" />,
  flask: (
    <path d="M9.5 3.5h5M10.5 3.5v6l-5.7 9A1.4 1.4 0 0 0 6 20.6h12a1.4 1.4 0 0 0 1.2-2.1l-5.7-9v-6M7.6 15h8.8" />
  ),
  grip: <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" strokeWidth="2.8" />,
  half: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
    </>
  ),
  home: <path d="M4 11.5 12 4.500l8 7M6.5 9.500V20h11V9.500M10 20v-5.500h4V20" />,
  last: <path d="m6 6 6 6-6 6M17 6v12" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  logout: <path d="M14 4H6v16h8M10 12h11M17.5 8.5 21 12l-3.5 3.5" />,
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6.5L20 7" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z" />,
  palette: (
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1.3 1.3-2.5-.8-1.5 0-3 1.7-3h2.5a3 3 0 0 0 3-3c0-4.8-3.8-8.5-8.5-8.5ZM7.5 12v.01M9.5 8v.01M14.5 8v.01" />
  ),
  pause: <path d="M9 5v14M15 5v14" strokeWidth="2.6" />,
  pencil: <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.3" />
    </>
  ),
  phone: (
    <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />
  ),
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  print: (
    <>
      <path d="M7 8V3.5h10V8M7 17.5H4v-9h16v9h-3" />
      <rect x="7" y="14" width="10" height="6.5" />
    </>
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5" />,
  rupee: <path d="M7 5h10.5M7 9.5h10.5M7 5h3c6 0 6 9 0 9H7l7.5 6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  sort: <path d="m8 10 4-4 4 4M8 14l4 4 4-4" />,
  'sort-down': <path d="m8 10 4 4 4-4" />,
  'sort-up': <path d="m8 14 4-4 4 4" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </>
  ),
  table: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M3.5 10h17M3.5 14.5h17M10 10v9" />
    </>
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.5 11v5.500M13.5 11v5.5" />,
  x: <path d="M6 6l12 12M18 6 6 18" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;
