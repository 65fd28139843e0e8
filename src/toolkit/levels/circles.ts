/** Nodes of a graph that all reach each other, or a single one. */
interface Circle<Node> {
  readonly members: readonly Node[];
  /** Whether they reach themselves. */
  readonly isCircle: boolean;
}

/**
 * The circles of a graph, and the nodes outside of circles, each after all that it reaches (Tarjan's algorithm, without
 * recursion).
 *
 * @param below the nodes to which a node leads; called once for each
 */
export function circlesFrom<Node>(
  start: Node,
  below: (node: Node) => readonly Node[],
): Circle<Node>[] {
  const found: Circle<Node>[] = [];
  const entered = new Map<Node, number>();
  const waiting: Node[] = [];
  const way: { node: Node; at: number; lowest: number; isOwn: boolean; left: Node[] }[] = [];
  const enter = (node: Node) => {
    const [at, next] = [entered.size, below(node)];
    entered.set(node, at);
    waiting.push(node);
    way.push({ node, at, lowest: at, isOwn: next.includes(node), left: [...next] });
  };
  enter(start);
  for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
    const next = top.left.pop();
    if (next !== undefined) {
      const at = entered.get(next);
      if (at === undefined) enter(next);
      else top.lowest = Math.min(top.lowest, at); // Infinite if its circle is complete.
      continue;
    }
    way.pop();
    const around = way.at(-1);
    if (around !== undefined) around.lowest = Math.min(around.lowest, top.lowest);
    if (top.lowest < top.at) continue;
    const members = waiting.splice(waiting.lastIndexOf(top.node));
    for (const node of members) entered.set(node, Number.POSITIVE_INFINITY);
    found.push({ members, isCircle: members.length > 1 || top.isOwn });
  }
  return found;
}
