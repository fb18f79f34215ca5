import { argv } from 'node:process';
import { addFiles } from './add-files.ts';
import { newBlockFiles } from './new-block-files.ts';

/** Creates a new tile type that passes every check: `npm run new-block <name>`. */
const name = argv[2] ?? '';
addFiles({
  kind: 'tile type',
  name,
  example: 'npm run new-block opening-party',
  files: newBlockFiles(name),
  next: `Describe the tile's fields in schemas/tiles/${name}, build its component in blocks/${name}, then run npm run check.\nFor its first baselines: npm run visual:approve ${name}--`,
});
