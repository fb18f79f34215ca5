import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const profile = {
  linkText: '@pandanrow',
  linkUrl: 'https://social.example/pandanrow',
  openInNewTab: true,
  style: 'quiet',
};

export const socialGridExamples = {
  plain: {
    key: 'seen',
    heading: 'Seen on the table',
    text: 'Pictures from our kitchens.',
    profile,
    backgroundColor: 'primary',
  },
  longest: {
    key: 'seen-longest',
    heading: 'A heading of sixty letters stands on its own tile up here',
    text: 'A sentence of the greatest length that this place holds, because editors do fill what they are given, and it should still be easy to read among the pictures.',
    profile: { ...profile, linkText: 'Follow us where the pictures come from, all of them, every day' },
    backgroundColor: 'highlight',
  },
  empty: { key: 'seen-empty' },
  four: { key: 'seen-four', heading: 'Lately', profile, count: 'four', width: 'half', backgroundColor: 'quiet' },
  headstone: {
    key: 'seen-arch',
    heading: 'In the window',
    profile,
    layout: 'headstone',
    backgroundColor: 'accent',
    width: 'half',
  },
  'domino-left': {
    key: 'seen-domino',
    heading: 'Side by side',
    profile,
    layout: 'domino-left',
    backgroundColor: 'secondary',
  },
  tray: { key: 'seen-tray', heading: 'On trays', profile, layout: 'rounded-corners', backgroundColor: 'primary' },
} satisfies TileExamples;
