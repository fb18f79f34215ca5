import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMediaStore } from '#adapters/media-store/create-media-store.ts';
import { createSmtpDelivery } from '#adapters/service/mail/delivery/smtp-delivery.ts';
import { startMailSink } from '#adapters/service/mail/delivery/start-mail-sink.ts';
import type { mailValues } from '#schemas/configuration/mail.ts';
import type { mediaValues } from '#schemas/configuration/media.ts';
import type { serverValues } from '#schemas/configuration/server.ts';
import { readPreviewAddress } from '#site/drafts/preview-address.ts';
import { collectLink } from '#site/layout/header/header-links.ts';
import { plannedPage } from '#site/layout/planned-example.ts';
import type { OwnSite } from '../start-site.ts';
import { freePort } from './free-port.ts';
import { inDocument, redirects, type SettingProbes } from './setting-probe.ts';

const statusFor = ({ url }: OwnSite, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/about`, { headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

const [port, servicePort, previewPort] = [await freePort(), await freePort(), await freePort()];

export const serverProbes: SettingProbes<keyof typeof serverValues> = {
  port: { kind: 'site', group: 'general', value: port, look: async ({ url }) => url, shows: `:${port}` },
  host: { kind: 'site', group: 'general', value: '127.0.0.2', look: async ({ url }) => url, shows: '//127.0.0.2:' },
  renderWorkers: {
    kind: 'tested',
    file: 'site/rendering/start-rendering.test.ts',
    title: 'starts as many workers as configured, or one less than there are cores',
  },
  fastPath: {
    kind: 'tested',
    file: 'site/server/fast-path/same-responses.test.ts',
    title: 'sends nothing before Node parses the request when it is turned off',
  },
  shutdownPauseSeconds: {
    kind: 'tested',
    file: 'site/server/start/close-server.test.ts',
    title: 'still answers while load balancers notice the stop, and not after that',
  },
  siteOrigin: inDocument('https://www.example.com', '/about', {
    group: 'public',
    shows: 'rel="canonical" href="https://www.example.com/about"',
  }),
  allowedHosts: {
    kind: 'site',
    group: 'public',
    value: 'other.example.com',
    look: async (site) =>
      `${await statusFor(site, 'other.example.com')} ${await statusFor(site, 'unknown.example.com')}`,
    shows: '200 421',
  },
  sharedDatabaseUrl: {
    kind: 'tested',
    file: 'site/server/limits/several-copies.slow.test.ts',
    title: 'share rate limits',
  },
  challengeKey: {
    kind: 'site',
    group: 'general',
    value: 'key-of-the-probe-of-challenges',
    look: async ({ dataDir }) => (existsSync(join(dataDir, 'challenge-key')) ? 'made' : 'given'),
    shows: 'given',
  },
  previewPort: { kind: 'preview', value: previewPort, look: async ({ url }) => url, shows: `:${previewPort}` },
  previewOrigin: {
    kind: 'part',
    value: 'https://preview.example.com',
    look: ({ previewOrigin }) => readPreviewAddress('', previewOrigin) ?? 'unknown',
    shows: 'https://preview.example.com',
  },
  servicePort: { kind: 'service', value: servicePort, look: async ({ url }) => url, shows: `:${servicePort}` },
  brandSlug: redirects('probe-row', '/probe-row-offers-and-promotions', '/offers'),
  bookNowRedirectSlugs: redirects('atlantis', '/restaurants/atlantis/book-now', '/restaurants/atlantis#booking'),
  menuItemPrefixes: redirects('/probe-dish', '/probe-dish/12', '/menu'),
  emailProtectionPath: redirects('/probe-mail', '/probe-mail/x', '/'),
  clockOffsetSeconds: inDocument('120000000', '/about', { group: 'public', hides: '2026' }),
  clickCollectUrl: {
    kind: 'part',
    value: 'https://orders.example.com',
    look: ({ clickCollectUrl = '' }) =>
      collectLink(plannedPage({ configuration: { clickCollectUrl } }))?.linkUrl ?? 'none',
    shows: 'https://orders.example.com',
  },
};

export const mediaProbes: SettingProbes<keyof typeof mediaValues> = {
  mediaStoreUrl: {
    kind: 'part',
    // Nothing listens there.
    value: 'http://key:secret@127.0.0.1:9/bucket',
    look: ({ mediaStoreUrl }) =>
      createMediaStore({ dataDir: tmpdir(), mediaStoreUrl })
        .read('library/none.jpg')
        .then(
          () => 'a folder',
          () => 'an object store',
        ),
    shows: 'an object store',
  },
};

export const mailProbes: SettingProbes<keyof typeof mailValues> = {
  smtpUrl: {
    kind: 'service',
    value: 'smtp://127.0.0.1:9',
    with: { MAIL_FROM: 'Probe <probe@example.com>' },
    look: async ({ url }) => String((await fetch(`${url}/mailbox`)).status),
    hides: '200',
  },
  mailFrom: {
    kind: 'part',
    value: 'Probe <probe@example.com>',
    before: 'Other <other@example.com>',
    async look({ mailFrom = '' }) {
      const sink = await startMailSink();
      const mail = {
        id: 'probe',
        to: 'guest@example.com',
        subject: 'A probe',
        text: 'A probe.',
        html: '<p>A probe.</p>',
      };
      await createSmtpDelivery({ url: sink.url, from: mailFrom }).deliver(mail);
      sink.server.close();
      return sink.data;
    },
    shows: 'From: Probe <probe@example.com>',
  },
};
