import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readConfiguration } from '#schemas/configuration/read-configuration.ts';
import { variableOf } from '#schemas/configuration/variable-of.ts';
import { editorKey } from './editor-key.ts';
import { publish, serviceUrl, siteUrl } from './product.ts';
import { settingProbes } from './setting-probes/every-probe.ts';
import { probePage } from './setting-probes/interface-probes.ts';
import {
  configurationOf,
  type Env,
  type SettingProbe,
  type SiteGroup,
  siteGroups,
} from './setting-probes/setting-probe.ts';
import { type OwnProcess, startProcess } from './setting-probes/start-process.ts';
import { type OwnSite, startSite } from './start-site.ts';

// Each group is started once.
test.describe.configure({ mode: 'default' });

type Kind = SettingProbe['kind'];
type ProbeOf<Own extends Kind> = Extract<SettingProbe, { kind: Own }>;

const isOf = <Own extends Kind>(kind: Own, probe: SettingProbe): probe is ProbeOf<Own> => probe.kind === kind;

/** Settings that are probed in one way, each with its environment variable. */
const probesOf = <Own extends Kind>(kind: Own): (readonly [variable: string, probe: ProbeOf<Own>])[] =>
  Object.entries(settingProbes).flatMap(([name, probe]) =>
    isOf(kind, probe) ? [[variableOf(name), probe] as const] : [],
  );

/** All values of some probes, and what they need beside them. */
const envOf = (probes: readonly (readonly [string, { readonly value: string; readonly with?: Env }])[]): Env =>
  Object.assign(
    {},
    ...probes.map(([, probe]) => probe.with),
    Object.fromEntries(probes.map(([variable, { value }]) => [variable, value])),
  );

const textOf = (seen: unknown): string => (typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing'));

function expectChange(
  before: unknown,
  after: unknown,
  { shows, hides }: { readonly shows?: string; readonly hides?: string },
) {
  expect(textOf(after)).not.toBe(textOf(before));
  if (shows !== undefined) {
    expect(textOf(before)).not.toContain(shows);
    expect(textOf(after)).toContain(shows);
  }
  if (hides !== undefined) {
    expect(textOf(before)).toContain(hides);
    expect(textOf(after)).not.toContain(hides);
  }
}

test.describe('a site with other settings', () => {
  const sites = new Map<SiteGroup | 'default', OwnSite>();

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await publish(probePage.id, probePage.tiles);
    sites.set('default', await startSite({}));
    for (const group of siteGroups)
      sites.set(group, await startSite(envOf(probesOf('site').filter(([, probe]) => probe.group === group))));
  });
  test.afterAll(async () => {
    for (const site of sites.values()) await site.stop();
  });

  for (const [variable, probe] of probesOf('site'))
    test(`differs by ${variable} [config.constants]`, async () => {
      const [before, after] = [sites.get('default'), sites.get(probe.group)];
      if (!before || !after) throw new Error('A site did not start.');
      expectChange(await probe.look(before), await probe.look(after), probe);
    });
});

const processes = {
  service: { script: 'adapters/service/main.ts', env: {} },
  preview: { script: 'preview/server/main.ts', env: { EDITOR_KEY: editorKey } },
} as const;

for (const kind of ['service', 'preview'] as const)
  test.describe(`a ${kind} with other settings`, () => {
    const started: OwnProcess[] = [];

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      const { script, env } = processes[kind];
      const addresses = kind === 'preview' ? { API_URL: serviceUrl(), SITE_ADDRESS: siteUrl() } : {};
      for (const changed of [{}, envOf(probesOf(kind))])
        started.push(await startProcess(script, { PREVIEW_PORT: '0', ...env, ...addresses, ...changed }));
    });
    test.afterAll(async () => {
      for (const each of started) await each.stop();
    });

    for (const [variable, probe] of probesOf(kind))
      test(`differs by ${variable} [config.constants]`, async () => {
        const [before, after] = started;
        if (!before || !after) throw new Error(`A ${kind} did not start.`);
        expectChange(await probe.look(before), await probe.look(after), probe);
      });
  });

test.describe('a part of the product', () => {
  for (const [variable, probe] of probesOf('part'))
    test(`differs by ${variable} [config.constants]`, async () => {
      const { [variable]: _, ...others } = { ...probe.with };
      const before = configurationOf({ ...others, ...(probe.before !== undefined && { [variable]: probe.before }) });
      const after = configurationOf({ ...others, [variable]: probe.value });
      expectChange(await probe.look(before), await probe.look(after), probe);
    });
});

for (const [variable, { file, title }] of probesOf('tested'))
  test(`${variable} has a test of its own`, () => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

for (const [variable, { refused }] of probesOf('constant'))
  test(`${variable} has one value alone, and refuses others`, () => {
    const read = readConfiguration({ [variable]: refused });
    expect(read.ok ? '' : read.message).toContain(`${variable} must be `);
  });
