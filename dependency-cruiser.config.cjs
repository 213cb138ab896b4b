const { makers, packageArrows, painterArrows } = require('./scripts/check/package-arrows.cjs');

const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
const TEST_CODE = '\\.test\\.tsx?$|/testing/';

/** Who may import whom. `scripts/check/dependencies.ts` proves that the rules bite before it trusts a green run. */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** Nothing of ours but what the table of arrows names. Tests may look further: they show a part at work among others. */
function arrowRule(name, folder, { neighbours, allowed }) {
  const others = [...allowed, folder].join('|');
  return rule(
    name,
    { path: `^${neighbours}/${folder}/`, pathNot: TEST_CODE },
    { path: ['^apps/', `^${neighbours}/`], pathNot: `^${neighbours}/(${others})/` },
  );
}

const packageRules = Object.entries(packageArrows).map(([name, allowed]) =>
  arrowRule(`arrows-of-${name}`, name, { neighbours: 'packages', allowed }),
);

const painterRules = Object.entries(painterArrows).map(([name, allowed]) =>
  arrowRule(`painter-arrows-of-${name}`, name, { neighbours: 'packages/painter/src', allowed }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/src', '^node_modules/zod/'] },
    ),
    ...packageRules,
    ...painterRules,
    rule(
      'packages-meet-at-their-doors',
      { path: '^[a-z]+/([^/]+)/', pathNot: TEST_CODE },
      {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/[^/]+/src/[^/]+/index\\.ts$',
        ],
      },
    ),
    rule(
      'makers-through-the-gateway',
      { path: SERVER, pathNot: [`${SERVER}/gateway/`, TEST_CODE] },
      { path: `^packages/(${makers.join('|')})/` },
    ),
    rule(
      'modules-ask-at-the-gateways-door',
      { path: `${SERVER}/modules/`, pathNot: TEST_CODE },
      { path: `${SERVER}/gateway/`, pathNot: `${SERVER}/gateway/index\\.ts$` },
    ),
    rule('web-never-touches-server', { path: WEB }, { path: '^apps/server|^packages/(?!contract/)' }),
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
        // What tests share may be shared among modules; the last rule keeps it out of the product.
        pathNot: [
          `${SERVER}/modules/$1/`,
          `${SERVER}/modules/[^/]+/index\\.ts$`,
          `${SERVER}/modules/[^/]+/testing/`,
        ],
      },
    ),
    rule(
      'modules-below-composition',
      { path: `${SERVER}/modules/`, pathNot: TEST_CODE },
      { path: `${SERVER}/(app|worker|main)\\.ts$` },
    ),
    rule(
      'gateway-below-modules',
      { path: `${SERVER}/gateway/`, pathNot: TEST_CODE },
      { path: `${SERVER}/modules/` },
    ),
    rule(
      'platform-knows-no-product',
      { path: `${SERVER}/platform/`, pathNot: '\\.test\\.ts$' },
      { path: `${SERVER}/(modules|gateway|db/schema)/` },
    ),
    rule(
      'db-knows-contract-only',
      { path: `${SERVER}/db/`, pathNot: '\\.test\\.ts$' },
      { path: `${SERVER}/(modules|gateway|platform)/` },
    ),
    rule(
      'no-test-code-in-the-product',
      { path: '^(packages|apps)/', pathNot: TEST_CODE },
      { path: TEST_CODE },
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
