import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics as createBackendMetrics } from '@/backend/src/platform/telemetry/metrics';
import { createMetrics as createStorefrontMetrics } from '@/lib/telemetry/metrics';
import { namesIn } from './promql-names';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const rule = z.strictObject({
  alert: z.string().regex(/^Shop[A-Z]\w+$/),
  expr: z.string().min(5),
  for: z.string().regex(/^\d+[mh]$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(10) }),
});
const ruleFile = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) });
const board = z.object({
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});
const scraping = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.object({ job_name: z.string(), static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
  ),
});

const rules = ruleFile.parse(parse(read('ops/alerts.yml'))).groups.flatMap((group) => group.rules);
const { panels } = board.parse(JSON.parse(read('ops/grafana/shop.json')));
const config = scraping.parse(parse(read('ops/prometheus.yml')));
const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel ${title}`, expr }))),
];

/** Names as they are scraped, and all labels. */
async function exported(): Promise<{ names: Set<string>; labels: Set<string> }> {
  const metrics = [createStorefrontMetrics(() => null), createBackendMetrics()].flatMap(({ registry }) =>
    registry.getMetricsAsArray(),
  );
  const names = metrics.flatMap(({ name, ...metric }) =>
    'buckets' in metric ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const labels = metrics.flatMap((metric) => ('labelNames' in metric ? (metric.labelNames as string[]) : []));
  // Set by Prometheus itself.
  return { names: new Set([...names, 'up']), labels: new Set([...labels, 'job', 'instance', 'le']) };
}

describe('ops', () => {
  it('every metric and label of the board and the rules is exported by the code', async () => {
    const known = await exported();
    const unknown = expressions.flatMap(({ where, expr }) => {
      const { metrics, labels } = namesIn(expr);
      expect(metrics.length, `${where} names a metric`).toBeGreaterThan(0);
      const missing = [
        ...metrics.filter((name) => !known.names.has(name)),
        ...labels.filter((name) => !known.labels.has(name)),
      ];
      return missing.map((name) => `${where}: ${name}`);
    });
    expect(unknown).toEqual([]);
    expect(expressions.length).toBeGreaterThan(40);
  });

  it('every metric of the shop is on the board', async () => {
    const used = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr).metrics)));
    // Shown by its alert.
    const unshown = new Set(['shop_database_up']);
    const own = [...(await exported()).names].filter(
      (name) => name.startsWith('shop_') && !name.endsWith('_sum') && !unshown.has(name),
    );
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });

  it('every alert is explained in docs/operations.md, and no other', () => {
    const explained = [...read('docs/operations.md').matchAll(/^\| `(Shop\w+)` \|/gm)].map(([, name]) => name);
    expect(explained).toEqual(rules.map(({ alert }) => alert));
  });

  it('panels have numbers of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('the jobs that rules and panels name are scraped, and the rules are loaded', () => {
    const jobs = new Set(config.scrape_configs.map(({ job_name: name }) => name));
    const named = expressions.flatMap(({ expr }) =>
      [...expr.matchAll(/\bjob=~?"([^"]+)"/g)].flatMap(([, value = '']) => value.split('|')),
    );
    expect(named.filter((name) => !jobs.has(name))).toEqual([]);
    expect(config.rule_files).toEqual(['alerts.yml']);
  });
});
