import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { ask } from '#site/e2e/product/product.ts';
import { publicRoutes, routeKinds } from './public-routes.ts';

/**
 * The recommended rules. The ones turned off here are matters of style or outside our control; rules for invalid
 * documents stay on.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes a document: attributes as in JSX (they are case-insensitive), `<br/>`, `hidden=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The framework names its own scripts `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Controls that share a name send a list of values, as `?diet=vegan&diet=halal-chicken`.
    'form-dup-name': 'off',
    // A table styled as cards on a phone loses its table semantics in a screen reader, unless it has explicit roles.
    'no-redundant-role': 'off',
    // The banner is a custom element that contains its dismiss button.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A telephone number may break where a column is narrow.
    'tel-non-breaking': 'off',
    // A video has an accessible name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

/** The catalogue shows each tile many times, under the same heading. */
const catalogue: ConfigData = { ...config, rules: { ...config.rules, 'unique-landmark': 'off' } };

for (const kind of routeKinds) {
  test(`every document of the kind “${kind}” is valid HTML`, async () => {
    test.setTimeout(60_000);
    const violations: Record<string, readonly string[]> = {};
    for (const path of await publicRoutes(kind)) {
      const validator = new HtmlValidate(new StaticConfigLoader([], path === '/tiles' ? catalogue : config));
      const { results } = await validator.validateString((await ask(path)).body);
      const found = results.flatMap(({ messages }) =>
        messages.slice(0, 5).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      if (found.length > 0) violations[path] = found;
    }
    expect(violations).toEqual({});
  });
}
