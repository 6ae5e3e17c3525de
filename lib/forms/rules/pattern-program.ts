import { UnsupportedPattern, type Edge, type PatternNode } from './pattern-parser';

/** One instruction of a matching program; execution continues with the next unless it jumps. */
export type Step =
  | { do: 'read'; test: (character: string) => boolean }
  | { do: 'edge'; edge: Edge }
  | { do: 'ahead'; program: Step[]; negative: boolean }
  | { do: 'fork'; to: number }
  | { do: 'jump'; to: number }
  | { do: 'done' };

/** `{1,500}` is expanded 500 times; longer programs are rejected. */
const MAX_STEPS = 5000;

/** Compiles a tree to a program (Thompson's construction); throws UnsupportedPattern if it is too long. */
export function compileProgram(tree: PatternNode): Step[] {
  const steps: Step[] = [];
  let compiled = 0;

  function add<Added extends Step>(step: Added): Added {
    if (steps.length >= MAX_STEPS) throw new UnsupportedPattern('too long');
    steps.push(step);
    return step;
  }

  /** Continues, or jumps to a target that is set later. */
  const fork = () => add({ do: 'fork', to: 0 });

  function addRepeat(item: PatternNode, min: number, max: number): void {
    for (let count = 0; count < min; count += 1) compile(item);
    if (max === Number.POSITIVE_INFINITY) {
      const start = steps.length;
      const leave = fork();
      compile(item);
      add({ do: 'jump', to: start });
      leave.to = steps.length;
      return;
    }
    const leaves: { to: number }[] = [];
    for (let count = min; count < max; count += 1) {
      leaves.push(fork());
      compile(item);
    }
    for (const leave of leaves) leave.to = steps.length;
  }

  function addChoice(options: PatternNode[]): void {
    const ends: { to: number }[] = [];
    options.forEach((option, index) => {
      const other = index < options.length - 1 ? fork() : null;
      compile(option);
      if (!other) return;
      ends.push(add({ do: 'jump', to: 0 }));
      other.to = steps.length;
    });
    for (const end of ends) end.to = steps.length;
  }

  function compile(node: PatternNode): void {
    compiled += 1;
    // Repeating an empty group, `(?:){99999}`, adds no steps but would not terminate in reasonable time.
    if (compiled > 10 * MAX_STEPS) throw new UnsupportedPattern('too long');
    if (node.kind === 'character') add({ do: 'read', test: node.test });
    else if (node.kind === 'edge') add({ do: 'edge', edge: node.edge });
    else if (node.kind === 'ahead') add({ do: 'ahead', program: compileProgram(node.item), negative: node.negative });
    else if (node.kind === 'repeat') addRepeat(node.item, node.min, node.max);
    else if (node.kind === 'choice') addChoice(node.options);
    else for (const item of node.items) compile(item);
  }

  compile(tree);
  add({ do: 'done' });
  return steps;
}
