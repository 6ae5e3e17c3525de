/** Words of the query language that may stand where a metric can. */
const WORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
  'offset',
]);
const NAME = /[a-zA-Z_:][\w:]*/g;

const wordsOf = (text: string): string[] => text.match(NAME) ?? [];

/** Metrics and labels that a query of Prometheus names: what is left when functions, operators and durations are taken out. */
export function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const rest = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
      labels.push(...wordsOf(matchers));
      return ' ';
    })
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, grouped: string) => {
      labels.push(...wordsOf(grouped));
      return ' ';
    })
    .replaceAll(/\b\w+\s*\(/g, '(');
  const metrics = wordsOf(rest.replaceAll(/\b\d[\w.]*/g, ' ')).filter((word) => !WORDS.has(word));
  return { metrics, labels };
}
