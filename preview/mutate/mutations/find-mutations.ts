import { type ESTree, parseSync } from 'vite';
import type { Mutation } from './mutation.ts';
import { editsOf, isDirective } from './mutators.ts';

/** Parts of a node with strings that are names or addresses. An empty one would not even run. */
const skippedParts = new Map<string, readonly string[]>([
  ['ImportDeclaration', ['source', 'specifiers', 'attributes']],
  ['ExportNamedDeclaration', ['source', 'specifiers', 'attributes']],
  ['ExportAllDeclaration', ['source', 'exported', 'attributes']],
  ['ImportExpression', ['source']],
  ['Property', ['key']],
  ['PropertyDefinition', ['key']],
  ['MethodDefinition', ['key']],
  ['TaggedTemplateExpression', ['quasi']],
]);

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The children of a node that are executable code. Of types, only the expressions they apply to. */
function childrenOf(node: ESTree.Node): ESTree.Node[] {
  if (isDirective(node)) return [];
  const isType = node.type.startsWith('TS');
  const skipped = skippedParts.get(node.type) ?? [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (skipped.includes(name) || (isType && name !== 'expression')) return [];
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

/** Every mutation of a file, in source order. Throws if the file cannot be parsed. */
export function findMutations(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const visit = (node: ESTree.Node): void => {
    for (const edit of editsOf(node, source)) {
      const line = source.slice(0, edit.start).split('\n').length;
      found.push({ ...edit, file, line, original: source.slice(edit.start, edit.end) });
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found.sort((one, other) => one.start - other.start || other.end - one.end);
}
