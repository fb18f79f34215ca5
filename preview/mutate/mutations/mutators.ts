import type { ESTree } from 'vite';
import type { MutatorName } from './mutation.ts';

/** A replacement for a node, or for a part of it. */
export interface Edit {
  readonly mutator: MutatorName;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const operators = new Map<string, readonly [MutatorName, string]>([
  ['<', ['boundary', '<=']],
  ['<=', ['boundary', '<']],
  ['>', ['boundary', '>=']],
  ['>=', ['boundary', '>']],
  ['===', ['equality', '!==']],
  ['!==', ['equality', '===']],
  ['==', ['equality', '!=']],
  ['!=', ['equality', '==']],
  ['&&', ['logical', '||']],
  ['||', ['logical', '&&']],
]);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Swaps the operator between two operands. */
function swapOperator(source: string, operator: string, left: Span, right: Span): Edit[] {
  const known = operators.get(operator);
  const start = source.indexOf(operator, left.end);
  if (!known || start < 0 || start >= right.start) return [];
  return [{ mutator: known[0], start, end: start + operator.length, replacement: known[1] }];
}

const replace = (mutator: MutatorName, { start, end }: Span, replacement: string): Edit[] => [
  { mutator, start, end, replacement },
];

/** Such as `'use client'`. */
export const isDirective = (node: ESTree.Node): boolean =>
  node.type === 'ExpressionStatement' && 'directive' in node && typeof node.directive === 'string';

/** The edits of one node. Nested nodes have their own. */
export function editsOf(node: ESTree.Node, source: string): Edit[] {
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapOperator(source, node.operator, node.left, node.right);
    case 'Literal':
      if (typeof node.value === 'boolean') return replace('boolean', node, String(!node.value));
      return typeof node.value === 'string' && node.value !== '' ? replace('string', node, "''") : [];
    case 'TemplateLiteral':
      return node.end - node.start > 2 ? replace('string', node, '``') : [];
    case 'ArrayExpression':
      return node.elements.length > 0 ? replace('array', node, '[]') : [];
    case 'ConditionalExpression': {
      const { consequent, alternate } = node;
      return replace(
        'branches',
        { start: consequent.start, end: alternate.end },
        swapBranches(textOf, consequent, alternate),
      );
    }
    case 'IfStatement':
      return editIf(node, textOf);
    case 'ExpressionStatement':
      return isDirective(node) ? [] : replace('statement', node, ';');
    case 'ThrowStatement':
      return replace('statement', node, ';');
    case 'ReturnStatement':
      return node.argument && textOf(node.argument) !== 'undefined' ? replace('statement', node, 'return;') : [];
    default:
      return [];
  }
}

/** The parentheses keep each branch together, whatever it contains. */
const swapBranches = (textOf: (span: Span) => string, first: Span, second: Span): string =>
  `(${textOf(second)}) : (${textOf(first)})`;

function editIf({ start, end, consequent, alternate }: ESTree.IfStatement, textOf: (span: Span) => string): Edit[] {
  if (!alternate) return replace('statement', { start, end }, ';');
  const both = { start: consequent.start, end: alternate.end };
  return replace('branches', both, `{ ${textOf(alternate)} } else { ${textOf(consequent)} }`);
}
