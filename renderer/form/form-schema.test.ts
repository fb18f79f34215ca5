import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forms } from '#schemas/forms/forms.generated.ts';
import { formSchema } from './form-schema.ts';

const recursive = z.object({
  get next() {
    return recursive.optional();
  },
});

describe('the schema of a form for the browser', () => {
  it('describes what is posted, not what it is converted to [form.schema]', () => {
    const fields = z.object({ guests: z.string().transform(Number), note: z.string().default('none') });
    expect(formSchema({ fields }).schema).toMatchObject({
      properties: { guests: { type: 'string' }, note: { type: 'string' } },
      required: ['guests'],
    });
  });

  it('has the length that the presentation of a field limits, and no presentation [form.schema]', () => {
    const presentation = { control: 'text', messages: {}, maxLength: 7 } as const;
    const fields = z.object({ name: z.string().meta({ presentation }) });
    const { schema, presentations } = formSchema({ fields });
    expect(schema.properties?.name).toEqual({ type: 'string', maxLength: 7 });
    expect(presentations).toEqual({ name: presentation });
  });

  it('has the presentation of each field, those of rows by a star [form.schema]', () => {
    const paths = Object.keys(formSchema(forms['job-apply']).presentations);
    expect(paths).toEqual(expect.arrayContaining(['firstName', 'resume', 'experience', 'experience.*.employer']));
    expect(paths.some((path) => path === '' || path.startsWith('.'))).toBe(false);
  });

  it.each([
    ['an intersection', z.object({ name: z.intersection(z.string(), z.string().min(2)) })],
    ['a recursive schema', z.object({ row: recursive })],
  ])('cannot have %s, which the form library in the browser does not resolve [form.schema]', (_, fields) => {
    expect(() => formSchema({ fields })).toThrow('A form cannot have an intersection or a recursive schema');
  });

  it('is made once per form [form.schema]', () => {
    expect(formSchema(forms.contact)).toBe(formSchema(forms.contact));
  });
});
