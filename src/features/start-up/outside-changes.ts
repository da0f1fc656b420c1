/**
 * Handles changes that the browser's translation and extensions make to the page.
 *
 * Before hydration, the changes are recorded, then undone. If one node differs from React's first render, React renders the whole page again,
 * which closes what the visitor has opened and takes the focus from the field in which the visitor is writing.
 *
 * After hydration, the page is kept correct. Translation replaces text nodes by `<font>` elements, which React does not notice: React would
 * update the old text node, which is no longer in the page, and throw when it removes that node or inserts another one before it.
 */
import { findRoot } from "./app-root";

/**
 * Records what others change in the built page: the browser's translation, password managers, other extensions. Begins once the page is parsed,
 * and ends when the application takes the records. Part of the inline script, so it must be small.
 */
export const recordChanges = (startState: NonNullable<Window["startState"]>): void => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) => records.push(...found));
  document.addEventListener("DOMContentLoaded", () => {
    const root = findRoot();
    if (root !== null) observer.observe(root, { childList: true, subtree: true });
  });
  startState.takeChanges = () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
};

const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/**
 * Restores texts that were replaced by elements, as translation does, and removes all other elements that were added. A text that was
 * replaced by another text is not restored, because the start scripts write the chosen stay this way. Each restored text is a new node, so
 * that the browser translates it again. Returns whether anything was undone.
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
    const replacement = [nodes[0], previousSibling, nextSibling].find(
      (node) => node != null && added.has(node as ChildNode),
    );
    if (replacement != null) replaced.set(replacement, text);
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

/** For each text node that was replaced, the node that shows it now. */
const shownBy = new WeakMap<Node, ChildNode>();
/** The reverse of `shownBy`: for each node that shows a text, the replaced text node. */
const textOf = new WeakMap<Node, Node>();

/** The node to use for `node` in its parent: `node` itself, or the node that shows its text. Null for a text not shown in the parent. */
const nodeFor = (parent: Node, node: Node): Node | null => {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
  const shown = shownBy.get(node);
  return shown?.parentNode === parent ? shown : null;
};

/** Removes the node that shows a replaced text, because the text node itself is about to be inserted. */
const forget = (node: Node): void => {
  const shown = shownBy.get(node);
  if (shown === undefined) return;
  shownBy.delete(node);
  textOf.delete(shown);
  if (shown !== node) shown.remove();
};

const guarded = new WeakSet<Node>();

/** Makes the methods with which React changes a parent's children accept replaced texts. Other elements keep the browser's methods. */
const guard = (parent: Node): void => {
  if (guarded.has(parent)) return;
  guarded.add(parent);
  const removeChild = parent.removeChild.bind(parent);
  const insertBefore = parent.insertBefore.bind(parent);
  const appendChild = parent.appendChild.bind(parent);
  parent.removeChild = <Child extends Node>(child: Child): Child => {
    const shown = nodeFor(parent, child);
    if (shown !== null) removeChild(shown);
    return child;
  };
  parent.insertBefore = <Child extends Node>(child: Child, next: Node | null): Child => {
    forget(child);
    insertBefore(child, next === null ? null : nodeFor(parent, next));
    return child;
  };
  parent.appendChild = <Child extends Node>(child: Child): Child => {
    forget(child);
    appendChild(child);
    return child;
  };
};

const isNewFont = (node: Node | null): boolean => node?.nodeName === "FONT" && !textOf.has(node);

/** Follows the translation of the page from now on. Call it once, before the application is rendered. */
export const followTranslation = (): void => {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") showNewText(record.target);
      else noteReplaced(record);
    }
  });

  const link = (text: Node, shown: ChildNode): void => {
    shownBy.set(text, shown);
    textOf.set(shown, text);
    observer.observe(text, { characterData: true });
    if (shown.parentNode !== null) guard(shown.parentNode);
  };

  const noteReplaced = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const [removed] = removedNodes;
    if (removed === undefined) return;
    const text = textOf.get(removed) ?? (removed.nodeType === Node.TEXT_NODE ? removed : undefined);
    // The new element may have been inserted beside the text before the text was removed.
    const shown = addedNodes[0] ?? [previousSibling, nextSibling].find(isNewFont);
    if (text === undefined || shown == null) return;
    textOf.delete(removed);
    if (shown === text) shownBy.delete(text);
    else link(text, shown as ChildNode);
  };

  /** Shows the text that React has written to a replaced text node, as a new node, which the browser then translates. */
  const showNewText = (text: Node): void => {
    const shown = shownBy.get(text);
    if (shown?.parentNode == null) return;
    const newText = document.createTextNode(text.nodeValue ?? "");
    shown.replaceWith(newText);
    textOf.delete(shown);
    link(text, newText);
  };

  observer.observe(document.body, { childList: true, subtree: true });
};
