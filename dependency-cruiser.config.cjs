const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';

/** Who may import whom. `scripts/check/dependencies.ts` proves that the rules bite before it trusts a green run. */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/src', '^node_modules/zod/'] },
    ),
    rule(
      'renderer-stands-alone',
      { path: '^packages/renderer/src' },
      { path: '^apps/|^packages/contract|(drizzle-orm|fastify|pg-boss)' },
    ),
    rule('web-never-touches-server', { path: WEB }, { path: '^apps/server|^packages/renderer' }),
    rule('server-never-touches-web', { path: SERVER }, { path: WEB }),
    rule(
      'web-features-are-islands',
      { path: `${WEB}/features/([^/]+)/` },
      { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    ),
    rule(
      'web-shared-below-features',
      { path: `${WEB}/(ui|lib|api|components)/` },
      { path: `${WEB}/(features|app)/` },
    ),
    rule('web-ui-and-lib-at-bottom', { path: `${WEB}/(ui|lib)/` }, { path: `${WEB}/(api|components)/` }),
    rule('web-api-below-components', { path: `${WEB}/api/` }, { path: `${WEB}/(components|ui)/` }),
    rule(
      'web-labels-are-words-alone',
      { path: `${WEB}/labels/` },
      { path: '^(apps|packages|node_modules)/', pathNot: [`${WEB}/labels/`, '^packages/contract/src'] },
    ),
    rule('web-features-below-app', { path: `${WEB}/features/` }, { path: `${WEB}/app/` }),
    rule(
      'modules-meet-at-their-door',
      { path: `${SERVER}/modules/([^/]+)/` },
      {
        path: `${SERVER}/modules/`,
        pathNot: [`${SERVER}/modules/$1/`, `${SERVER}/modules/[^/]+/index\\.ts$`],
      },
    ),
    rule(
      'modules-see-provider-spec-only',
      { path: `${SERVER}/modules/`, pathNot: '\\.test\\.ts$|/testing/' },
      { path: `${SERVER}/providers/`, pathNot: `${SERVER}/providers/spec/` },
    ),
    rule(
      'modules-below-composition',
      { path: `${SERVER}/modules/`, pathNot: '\\.test\\.ts$|/testing/' },
      { path: `${SERVER}/(app|worker|main)\\.ts$` },
    ),
    rule(
      'providers-are-islands',
      { path: `${SERVER}/providers/(?!spec/)([^/]+)/`, pathNot: '\\.test\\.ts$' },
      {
        path: `${SERVER}/(modules|platform|db)/|${SERVER}/providers/`,
        pathNot: `${SERVER}/providers/($1|spec|shared)/`,
      },
    ),
    rule(
      'platform-knows-no-product',
      { path: `${SERVER}/platform/`, pathNot: '\\.test\\.ts$' },
      { path: `${SERVER}/(modules|providers|db/schema)/` },
    ),
    rule(
      'db-knows-contract-only',
      { path: `${SERVER}/db/`, pathNot: '\\.test\\.ts$' },
      { path: `${SERVER}/(modules|providers|platform)/` },
    ),
    rule(
      'no-test-code-in-the-product',
      { path: '^(packages|apps)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '\\.test\\.tsx?$|/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!zod)|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
