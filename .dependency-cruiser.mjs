import { halves } from './scripts/imports/groups.mjs';

const TESTS = '\\.(test|spec|fixtures)\\.';

/** One rule per group: nothing of it imports a group that stands after it in scripts/imports/groups.mjs. */
const groupOrder = halves.flatMap(({ root, groups }) =>
  groups.slice(0, -1).map(({ name }, index) => ({
    name: `${root}/${name} stays below`,
    comment: `Groups import only from those before them (scripts/imports/groups.mjs). Move the code down, or pass what it needs as an argument or a registered callback.`,
    severity: 'error',
    from: { path: `^${root}/${name}/`, pathNot: TESTS },
    to: {
      path: `^${root}/(${groups
        .slice(index + 1)
        .map((group) => group.name)
        .join('|')})/`,
    },
  })),
);

const knownGroups = halves.map(({ root, groups }) => ({
  name: `${root}: unknown group`,
  comment: 'Name the new folder, in its place in the order, in scripts/imports/groups.mjs.',
  severity: 'error',
  from: { path: `^${root}/` },
  to: {
    path: `^${root}/[^/]+/`,
    pathNot: `^${root}/(${groups.map((group) => group.name).join('|')}|api|admin|extensions|middlewares|policies)/`,
  },
}));

export default {
  forbidden: [
    ...groupOrder,
    ...knownGroups,
    {
      name: 'no folder cycles',
      comment: 'Two folders that import each other can only be read together. Move what both need into a folder below.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain is pure',
      comment: 'backend/src/domain imports itself and the contract, nothing that does I/O.',
      severity: 'error',
      from: { path: '^backend/src/domain/', pathNot: TESTS },
      to: {
        pathNot: [
          '^backend/src/domain/',
          '^backend/contract/',
          '^node:(crypto|buffer)$',
          '^(crypto|buffer)$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'the contract stands alone',
      comment:
        'backend/contract imports only itself: both halves import it. signatures.ts, idle-connections.ts and telemetry/ are for servers.',
      severity: 'error',
      from: { path: '^backend/contract/(?!telemetry/)', pathNot: TESTS },
      to: { pathNot: ['^backend/contract/', '^(node:)?(crypto|http|net)$'] },
    },
    {
      name: 'app, components, lib',
      comment: 'Imports run app -> components -> lib.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components never import app',
      comment: 'Imports run app -> components -> lib.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'the storefront talks to the backend over HTTP',
      comment: 'Only backend/contract is shared.',
      severity: 'error',
      from: { path: '^(app|components|lib|server\\.ts|middleware\\.ts)' },
      to: { path: '^backend/', pathNot: '^backend/contract/' },
    },
    {
      name: 'the backend knows no storefront',
      comment: 'Only backend/contract is shared.',
      severity: 'error',
      from: { path: '^backend/(src|contract|config)/', pathNot: TESTS },
      to: { path: '^(app|components|lib)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.next'] },
    exclude: { path: ['(^|/)(dist|\\.next[^/]*|\\.cache|types/generated)/', '\\.(test|spec|fixtures)\\.[a-z]+$'] },
    // Type imports count: they decide what can be read alone.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
