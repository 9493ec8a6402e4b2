import type { CDPSession } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree['nodes'][number];

/** Chromium's accessibility tree of the open page. */
export async function readTree(client: CDPSession) {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return { nodes, byId: new Map(nodes.map((node) => [node.nodeId, node])) };
}

const contexts = [
  'alertdialog',
  'dialog',
  'form',
  'region',
  'navigation',
  'radiogroup',
  'table',
  'row',
];
const silent = [
  'none',
  'generic',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'paragraph',
  'LabelText',
];
const states = [
  'level',
  'required',
  'invalid',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'readonly',
  'hasPopup',
];

const roleOf = (node: Node) => String(node.role?.value ?? '');
const nameOf = (node: Node) => String(node.name?.value ?? '').trim();

/** Role, name, value, states and description of a node, as a screen reader says them. */
function describe(node: Node) {
  const name = nameOf(node);
  const value = String(node.value?.value ?? '');
  const said = states.flatMap((state) => {
    const found = node.properties?.find((property) => property.name === state)?.value.value;
    if (state === 'checked' && found === 'false') return ['not checked'];
    if (found === undefined || found === false || found === 'false') return [];
    return [found === true || found === 'true' ? state : `${state} ${found}`];
  });
  const description = String(node.description?.value ?? '');
  return [
    roleOf(node),
    name && `"${name}"`,
    value && `= "${value}"`,
    ...said,
    description && `(${description})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const isSaid = (node: Node) => !node.ignored && !silent.includes(roleOf(node));

/** The tree below a node, one line per node, without text that repeats a name. */
function readBelow(tree: Tree, node: Node, depth = 0, names: readonly string[] = []): string[] {
  const name = nameOf(node);
  const said =
    isSaid(node) && !(roleOf(node) === 'StaticText' && names.some((one) => one.includes(name)));
  const line = roleOf(node) === 'StaticText' ? `"${name}"` : describe(node);
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = tree.byId.get(id);
    return child
      ? readBelow(tree, child, said ? depth + 1 : depth, said ? [...names, name] : names)
      : [];
  });
  return said ? [`${'  '.repeat(depth)}${line}`, ...children] : children;
}

/** The content of the node with this role and name. */
export function readPart(tree: Tree, role: string, name: string) {
  const node = tree.nodes.find(
    (one) => isSaid(one) && roleOf(one) === role && nameOf(one) === name,
  );
  if (!node) throw new Error(`The accessibility tree has no ${role} ${name}.`);
  return readBelow(tree, node);
}

/** The focused node with the ancestors that a screen reader announces on entering them, outermost first. */
export function readFocus(tree: Tree) {
  const focused = tree.nodes.findLast(
    (node) =>
      roleOf(node) !== 'RootWebArea' &&
      node.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  const around: string[] = [];
  for (let at = focused; at?.parentId !== undefined; at = tree.byId.get(at.parentId)) {
    if (at !== focused && contexts.includes(roleOf(at)) && !at.ignored)
      around.unshift(describe(at));
  }
  return { element: focused ? describe(focused) : 'the document', around };
}
