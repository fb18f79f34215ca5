/** Drawn on a 24-unit grid with a stroke of 1.8, one path each; filled parts are closed outlines. */
export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-back': 'M20 12H5M11 6l-6 6 6 6',
  chevron: 'M5.5 9l6.5 6.5L18.5 9',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7.5 5l11 7-11 7z',
  phone:
    'M5 3.5h4l1.6 4.7-2.3 1.7a13 13 0 0 0 5.8 5.8l1.7-2.3 4.7 1.6v4c0 .8-.7 1.5-1.5 1.5C11 20.5 3.5 13 3.5 5c0-.8.7-1.5 1.5-1.5z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  pin: 'M12 21s-7-6.3-7-11.3a7 7 0 0 1 14 0C19 14.7 12 21 12 21zM12 7.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.2 2.2',
  external: 'M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v5.5h-13v-13H10',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  check: 'M4.5 12.5l5 5 10-11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-3.6 3.4-5.5 7.5-5.5s7.5 1.9 7.5 5.5',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  download: 'M12 3.5V15M7 10.5l5 5 5-5M4.5 20h15',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.7v.1',
  filter: 'M3.5 6h17M7 12h10M10.5 18h3',
  bag: 'M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.1',
  facebook: 'M10 21v-8H7.5V9.5H10V7.2C10 4.8 11.5 3.5 13.7 3.5H16V7h-1.5c-.7 0-1 .3-1 1v1.5H16L15.5 13h-2v8z',
  x: 'M4 4h4.5L20 20h-4.5zM19.5 4l-6.3 7M4.5 20l6.3-7',
  tiktok: 'M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 4c.3 3 2.4 4.9 5.5 5.1',
  youtube: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
  terrace: 'M3 9.5C4.5 5.5 8 3.5 12 3.5s7.5 2 9 6zM12 9.5v11M6 14.5h12M7.5 14.5L6.5 20.5M16.5 14.5l1 6',
  'step-free': 'M3 19.5h18L3 11zM13 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM11 9.5l4 1v3.5',
  'accessible-toilet':
    'M10 3a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 10 3zM10 8.5v5.5h5.5l2.5 5.5M10 10.8h5M7.3 11.5a5 5 0 1 0 7.2 6',
  'baby-changing':
    'M12 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM7.5 10.5h9L15 15.5H9zM3.5 19.5h17M9 15.5l-1 4M15 15.5l1 4',
  parking: 'M4 4h16v16H4zM9.5 17V7.5h3a2.9 2.9 0 0 1 0 5.8h-3',
  'dog-friendly': 'M4.5 20v-7l-1-3.5 4 .5 3 3h5l3-5.5 1.5 3H22l-2 4h-2.5V20M8.5 20v-4h5.5v4',
  wifi: 'M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13.2a8.5 8.5 0 0 1 12 0M9.3 16.6a3.8 3.8 0 0 1 5.4 0M12 19.8v.1',
  'group-room': 'M8 9.5h8v5H8zM6 4.5h3M10.5 4.5h3M15 4.5h3M6 19.5h3M10.5 19.5h3M15 19.5h3M3.5 10.5v3M20.5 10.5v3',
  'induction-loop':
    'M7 10a5 5 0 0 1 10 0c0 3.5-3.5 4-3.5 7.2A2.7 2.7 0 0 1 9 19M9.8 10.2a2.3 2.3 0 0 1 4.5 0c0 1.5-1 2-1.7 2.8M4 16.5l4 4M16 3.5l4.5 4.5',
  highchairs: 'M7 3.5l1 9h8.5M7.6 8.5h10M8.5 12.5l-2.5 8M15.5 12.5l2.5 8M7.2 17h9.6',
} as const;

export type IconName = keyof typeof iconPaths;

/** Returns whether a name from content has an icon. Amenities may have names that this site does not know. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
