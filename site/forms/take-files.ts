import type { FormLooks } from '#renderer/form/form-schema.ts';
import type { FormFault, FormValues } from '#schemas/forms/define-form.ts';
import type { Uploads } from './uploads.ts';

/** Takes in the files that came with a form, after those that came before. What is wrong with one is its field’s fault. */
export async function takeFiles(
  uploads: Uploads,
  looks: FormLooks,
  fields: FormData,
  values: FormValues,
): Promise<{ readonly values: FormValues; readonly faults: readonly FormFault[] }> {
  const faults: FormFault[] = [];
  const taken: [string, unknown][] = [];
  for (const [name, look] of Object.entries(looks)) {
    if (look.control !== 'files') continue;
    const before: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
    // A field of files that was left empty is sent as one file without a name.
    const sent = fields.getAll(name).filter((each) => each instanceof File && (each.name !== '' || each.size > 0));
    const kept = await Promise.all(
      sent.map((file) => (file instanceof File ? uploads.keep(file, look) : 'Choose the file again')),
    );
    for (const each of kept) if (typeof each === 'string') faults.push({ path: name, message: each });
    taken.push([name, [...before, ...kept.filter((each) => typeof each !== 'string')]]);
  }
  return { values: { ...values, ...Object.fromEntries(taken) }, faults: faults.slice(0, 1) };
}
