import { argv } from 'node:process';
import { addFiles } from './add-files.ts';
import { newFormFiles } from './new-form-files.ts';

/** Creates a new form that works from page to mailbox: `npm run new-form <name>`. */
const name = argv[2] ?? '';
addFiles({
  kind: 'form',
  name,
  example: 'npm run new-form guest-book',
  files: newFormFiles(name),
  next: `Describe the form's fields in schemas/forms/${name}, set formType: '${name}' on any tile, then run npm run check.\nFor its first baseline: npm run visual:approve forms--${name}`,
});
