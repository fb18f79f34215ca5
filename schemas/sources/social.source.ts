import { type SocialPost, socialPost } from '#schemas/domain/social/social.ts';
import { defineSource } from './define-source.ts';

const post = socialPost.parse({
  id: 'p1',
  caption: 'Satay, turned by hand',
  permalink: 'https://social.example/p1',
  image: { url: '/media/social/1.svg', alt: 'Satay on a brass tray', width: 800, height: 800 },
});

export const socialSource = defineSource<'social', Record<never, never>, readonly SocialPost[]>({
  name: 'social',
  example: [post],
  load: (_, { source }) => source.social(),
});
