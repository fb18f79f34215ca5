import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { ask } from '#site/e2e/product/product.ts';
import { publicRoutes, routeKinds } from './public-routes.ts';

/** The recommended rules. What is turned off here is taste or not ours; what makes a document invalid is on. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes a document: attributes as in JSX (their case does not count), `<br/>`, `hidden=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The framework names its own scripts `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Controls that share a name send a list of values, as `?diet=vegan&diet=halal-chicken`.
    'form-dup-name': 'off',
    // A table laid as cards on a phone is no table any more to a screen reader, unless its roles are said.
    'no-redundant-role': 'off',
    // The banner is an element of its own, which takes its dismissal.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A telephone number may break where a column is narrow.
    'tel-non-breaking': 'off',
    // A film takes a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

/** The catalogue shows each tile many times, under the same heading. */
const catalogue: ConfigData = { ...config, rules: { ...config.rules, 'unique-landmark': 'off' } };

for (const kind of routeKinds) {
  test(`every document of the kind “${kind}” is valid HTML`, async () => {
    test.setTimeout(60_000);
    const faults: Record<string, readonly string[]> = {};
    for (const path of await publicRoutes(kind)) {
      const validator = new HtmlValidate(new StaticConfigLoader([], path === '/tiles' ? catalogue : config));
      const { results } = await validator.validateString((await ask(path)).body);
      const found = results.flatMap(({ messages }) =>
        messages.slice(0, 5).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}
