import { expect, it } from 'vitest';
import { listedRule, requiredListedRule } from './listed-rule.ts';

const message = 'Choose a restaurant from the list';
const typed = { today: '2026-12-01', choices: { restaurant: [] }, typedChoices: { restaurant: 'list' } };
const listed = { today: '2026-12-01', choices: { restaurant: [{ value: '1', label: 'Soho' }] } };

it('accepts any typed name where only the server knows the options [form.server] [scale.growth]', () => {
  for (const createRule of [listedRule, requiredListedRule]) {
    const rule = createRule('restaurant', message);
    expect(rule.validate({ restaurant: 'Soho' }, typed)).toEqual([]);
    expect(rule.validate({ restaurant: 'Soho' }, listed)).toEqual([{ path: 'restaurant', message }]);
  }
});

it('requires a typed name where an option must be chosen [form.server] [scale.growth]', () => {
  expect(requiredListedRule('restaurant', message).validate({}, typed)).toEqual([{ path: 'restaurant', message }]);
  expect(listedRule('restaurant', message).validate({}, typed)).toEqual([]);
});
