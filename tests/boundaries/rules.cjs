/**
 * Who may import whom, as dependency-cruiser rules. tests/unit/boundaries.test.ts plants a violation of
 * each and sees it named.
 */
const MODULES =
  "brand|accounts|wallet|cashier|limits|catalogue|content|promotions|missions|points|vip|referral|messages|chat|agents|office|audit|vendors|transfers|download|support|challenge|verification|jackpots";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "core-knows-nothing",
      severity: "error",
      from: { path: "^server/core/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^server/core/" },
    },
    {
      name: "server-below-the-page",
      severity: "error",
      from: { path: `^server/(core|db|jobs|gateway|studio|${MODULES})/` },
      to: { path: "^app/|^server/http/|@remix-run|node_modules/react|server/platform\\.ts$" },
    },
    {
      name: "request-side-knows-only-app-lib",
      severity: "error",
      from: { path: "^server/(http/|main\\.ts|platform\\.ts)" },
      to: { path: "^app/", pathNot: "^app/lib/" },
    },
    {
      name: "store-is-its-modules-own",
      severity: "error",
      from: { path: "^(app|server)/([^/]+)/", pathNot: "^server/db/" },
      to: { path: "^server/[^/]+/store(\\.|/)", pathNot: "^$1/$2/" },
    },
    {
      name: "tables-belong-to-one-module",
      severity: "error",
      from: { path: "^(?:app|server)/([^/]+)/", pathNot: "^server/db/" },
      to: { path: "^server/db/schema/", pathNot: "^server/db/schema/$1\\.ts$" },
    },
    {
      name: "modules-by-the-front-door",
      severity: "error",
      from: { path: `^server/(${MODULES}|studio)/`, pathNot: "\\.test\\.ts$" },
      to: {
        path: `^server/(${MODULES})/`,
        pathNot: `^server/$1/|/index\\.ts$|^server/vendors/protocol\\.ts$`,
      },
    },
    {
      name: "pages-by-the-front-door",
      severity: "error",
      from: { path: "^(app/|server/(http|jobs)/|server/(platform|main)\\.ts)" },
      to: { path: `^server/(${MODULES}|studio)/`, pathNot: "/index\\.ts$" },
    },
    {
      name: "studio-knows-no-module",
      severity: "error",
      from: { path: "^server/studio/", pathNot: "\\.test\\.ts$" },
      to: { path: `^server/(${MODULES}|http)/`, pathNot: "^server/vendors/protocol\\.ts$" },
    },
    {
      name: "pages-have-no-database",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/db/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-know-no-product",
      severity: "error",
      from: { path: "^app/components/" },
      to: {
        path: "^app/|^server/",
        pathNot: "^app/(components|lib|i18n)/|^server/core/",
      },
    },
    {
      name: "features-stand-alone",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/(features|routes)/", pathNot: "^app/features/$1/" },
    },
    {
      name: "features-know-server-types-only",
      severity: "error",
      from: { path: "^app/features/" },
      to: { path: "^server/", pathNot: "^server/core/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-stand-alone",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "nobody-imports-tests",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tests/" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".json"],
    },
  },
};
