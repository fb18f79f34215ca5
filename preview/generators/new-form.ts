import { argv } from 'node:process';
import { addFiles } from './add-files.ts';
import { newFormFiles } from './new-form-files.ts';

/** Makes a new form that works at once, from page to mailbox: `npm run new-form <name>`. */
const name = argv[2] ?? '';
addFiles({
  kind: 'form',
  name,
  example: 'npm run new-form guest-book',
  files: newFormFiles(name),
  next: `Say what is asked in schemas/forms/${name}, give any tile the field formType: '${name}', then run npm run check.\nFor its first baseline: npm run visual:approve forms--${name}`,
});
