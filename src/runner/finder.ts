export interface Find {
  start: number;
  end: number;
  /** The label of a text that was found. */
  label: string;
}

export interface Finder {
  /** Adds a text to find; the label of one that is known already stays. */
  add(text: string, label: string): void;
  /** Every text that was added, and the start of one that is followed by a cut. */
  findsIn(text: string): Find[];
}

interface Node {
  unit: number;
  depth: number;
  label: string;
  /** Whether a text that was added ends here. */
  isEnd: boolean;
  child: Node | undefined;
  sibling: Node | undefined;
  /** The node of the longest shorter start of a text that also ends here. */
  fallback: Node | undefined;
  /** The longest text that ends here. */
  longest: Node | undefined;
}

/** The mark of a cut. Two dots are enough: the first of three may belong to the text. */
const CUT = /\s{0,4}(…|\.{2}|[[(<]truncated)/iy;

function isCut(text: string, at: number): boolean {
  CUT.lastIndex = at;
  return CUT.test(text);
}

function newNode(unit: number, depth: number, label: string, sibling?: Node): Node {
  return {
    unit,
    depth,
    label,
    isEnd: false,
    child: undefined,
    sibling,
    fallback: undefined,
    longest: undefined,
  };
}

function childOf(node: Node, unit: number): Node | undefined {
  let child = node.child;
  while (child !== undefined && child.unit !== unit) child = child.sibling;
  return child;
}

/** A code unit of UTF-16, of which letters of ASCII count as lower case. */
function unitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 65 && unit <= 90 ? unit + 32 : unit;
}

/**
 * Finds many texts in one pass, however they overlap or repeat themselves (Aho and Corasick). A
 * start of fewer than `minCharacters` before a cut is no find.
 */
export function createFinder(minCharacters: number): Finder {
  const root = newNode(0, 0, "");
  let added: { text: string; label: string }[] = [];

  function next(from: Node, unit: number): Node {
    let node: Node | undefined = from;
    while (node !== undefined) {
      const child = childOf(node, unit);
      if (child !== undefined) return child;
      node = node.fallback;
    }
    return root;
  }

  function insert(text: string, label: string): void {
    let node = root;
    for (let at = 0; at < text.length; at++) {
      const unit = unitAt(text, at);
      const known = childOf(node, unit);
      const child = known ?? newNode(unit, node.depth + 1, label, node.child);
      if (known === undefined) node.child = child;
      node = child;
    }
    if (node !== root) node.isEnd = true;
  }

  /** Links the nodes of each depth to those of the depths before. */
  function link(): void {
    for (const { text, label } of added) insert(text, label);
    added = [];
    const nodes = [root];
    for (const node of nodes) {
      for (let child = node.child; child !== undefined; child = child.sibling) {
        child.fallback = node.fallback === undefined ? root : next(node.fallback, child.unit);
        child.longest = child.isEnd ? child : child.fallback.longest;
        nodes.push(child);
      }
    }
  }

  return {
    add(text, label) {
      added.push({ text, label });
    },

    findsIn(text) {
      if (added.length > 0) link();
      const finds: Find[] = [];
      if (root.child === undefined) return finds;
      let node = root;
      for (let at = 0; at < text.length; at++) {
        node = next(node, unitAt(text, at));
        const end = at + 1;
        const { longest, depth } = node;
        if (longest !== undefined)
          finds.push({ start: end - longest.depth, end, label: longest.label });
        if (depth >= minCharacters && isCut(text, end))
          finds.push({ start: end - depth, end, label: node.label });
      }
      return finds;
    },
  };
}
