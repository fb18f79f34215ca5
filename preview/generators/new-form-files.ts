import type { NewFile } from './add-files.ts';
import { toCamelCase, toSentence } from './change-case.ts';

/** The files of a new form: its schema, the rules between fields, and a test. It works unchanged. */
export function newFormFiles(name: string): NewFile[] {
  const [camel, sentence] = [toCamelCase(name), toSentence(name)];
  const folder = `schemas/forms/${name}`;
  return [
    {
      path: `${folder}/${name}.form.ts`,
      text: `import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { choice, listed } from '../_shared/fields/form-field.ts';
import { message } from '../_shared/fields/message-field.ts';
import { emailAddress, firstName } from '../_shared/fields/person-fields.ts';
import { rules } from './${name}.rules.ts';

/** What this form is for, in one sentence. */
export const ${camel}Form = defineForm({
  name: '${name}',
  title: '${sentence}',
  submitChannel: 'shared-call',
  fields: z.object({
    firstName,
    emailAddress,
    restaurant: listed({
      title: 'Restaurant',
      required: 'Choose a restaurant from the list',
      from: 'restaurants',
    }),
    visit: choice({
      title: 'When were you here?',
      required: 'Choose when you were here',
      options: { today: 'Today', earlier: 'Earlier' },
    }),
    message: message({ title: 'Your message', required: 'Enter your message', longest: 2000 }),
  }),
  rules,
  texts: {
    submit: 'Send',
    sending: 'Sending',
    thanks: { heading: 'We have received it', text: 'Thank you. We will read it and answer by email.' },
    failed: 'We could not send it. What you typed is still here. Please try again.',
  },
});
`,
    },
    {
      path: `${folder}/${name}.rules.ts`,
      text: `import { listedRule } from '../_shared/rules/listed-rule.ts';

export const rules = [listedRule('restaurant', 'Choose a restaurant from the list')];
`,
    },
    {
      path: `${folder}/${name}.form.test.ts`,
      text: `import { expect, it } from 'vitest';
import { ${camel}Form } from './${name}.form.ts';

const good = {
  firstName: 'Ada',
  emailAddress: 'ada@example.com',
  restaurant: '1001',
  visit: 'today',
  message: 'The satay was perfect.',
};

it('accepts valid values', () => {
  expect(${camel}Form.fields.safeParse(good).success).toBe(true);
});

it.each([
  ['firstName', '', 'Enter your first name'],
  ['visit', 'never', 'Choose when you were here'],
  ['message', '', 'Enter your message'],
])('reports an error for %s %j', (field, value, message) => {
  const { error } = ${camel}Form.fields.safeParse({ ...good, [field]: value });
  expect(error?.issues[0]?.message).toBe(message);
});
`,
    },
  ];
}
