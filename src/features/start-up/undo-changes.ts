/**
 * Undoes what others have added to the built page. React compares the page with its first render: if one node is different, it renders the
 * whole page anew, which closes what the visitor has opened, and takes the focus from the field in which the visitor is writing.
 */

const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/**
 * Puts the texts back that were replaced by elements, as translation does, and removes all other elements that were added. A text that was
 * replaced by another text stays: the start scripts write the chosen stay this way. Each text is put back as a new node, so that
 * the browser translates it again. Returns whether anything was undone.
 */
export const undoChanges = (records: readonly MutationRecord[]): boolean => {
  const added = new Set<ChildNode>();
  const replaced = new Map<Node, Text>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const nodes = [...addedNodes] as ChildNode[];
    if (nodes.some(isElement)) nodes.forEach((node) => added.add(node));
    const [text] = removedNodes;
    if (!isText(text)) continue;
    // The new element may have been inserted beside the text before the text was removed.
    const place = [nodes[0], previousSibling, nextSibling].find((node) => node != null && added.has(node as ChildNode));
    if (place != null) replaced.set(place, text);
  }
  let undone = false;
  for (const node of added) {
    if (!node.isConnected) continue;
    const text = replaced.get(node);
    if (text === undefined) node.remove();
    else node.replaceWith(text.cloneNode());
    undone = true;
  }
  return undone;
};
