import { expect, test } from '@playwright/test';
import { editorKey } from './editor-key.ts';
import { publish, serviceUrl, siteUrl } from './product.ts';
import { changeProblems } from './setting-probes/change-problems.ts';
import { probesOf } from './setting-probes/every-probe.ts';
import { probePage } from './setting-probes/interface-probes.ts';
import { type Env, type SiteGroup, siteGroups } from './setting-probes/setting-probe.ts';
import { type OwnProcess, startProcess } from './setting-probes/start-process.ts';
import { type OwnSite, startSite } from './start-site.ts';

/** The values of some probes, and the variables they need. */
const envOf = (probes: readonly (readonly [string, { readonly value: string; readonly with?: Env }])[]): Env =>
  Object.assign(
    {},
    ...probes.map(([, probe]) => probe.with),
    Object.fromEntries(probes.map(([variable, { value }]) => [variable, value])),
  );

test.describe('a site with other settings', () => {
  const sites = new Map<SiteGroup | 'default', OwnSite>();

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await publish(probePage.id, probePage.tiles);
    const start = async (group: SiteGroup | 'default'): Promise<void> => {
      const probes = probesOf('site').filter(([, probe]) => probe.group === group);
      sites.set(group, await startSite(envOf(probes)));
    };
    await Promise.all((['default', ...siteGroups] as const).map(start));
  });
  test.afterAll(async () => {
    await Promise.all([...sites.values()].map((site) => site.stop()));
  });

  for (const [variable, probe] of probesOf('site'))
    test(`differs by ${variable} [config.constants]`, async () => {
      const [before, after] = [sites.get('default'), sites.get(probe.group)];
      if (!before || !after) throw new Error('A site did not start.');
      expect(changeProblems(await probe.look(before), await probe.look(after), probe)).toEqual([]);
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
      const start = (changed: Env): Promise<OwnProcess> =>
        startProcess(script, { PREVIEW_PORT: '0', ...env, ...addresses, ...changed });
      started.push(...(await Promise.all([start({}), start(envOf(probesOf(kind)))])));
    });
    test.afterAll(async () => {
      await Promise.all(started.map((each) => each.stop()));
    });

    for (const [variable, probe] of probesOf(kind))
      test(`differs by ${variable} [config.constants]`, async () => {
        const [before, after] = started;
        if (!before || !after) throw new Error(`A ${kind} did not start.`);
        expect(changeProblems(await probe.look(before), await probe.look(after), probe)).toEqual([]);
      });
  });
