/**
 * The imports that are allowed, as dependency-cruiser rules: the table of layers.cjs, and what holds whatever it says.
 * tests/unit/boundaries.test.ts plants a violation of each rule and of every cell of the table.
 */
const { LAYERS, layerRules } = require("./layers.cjs");

const ROOMS = Object.keys(LAYERS).filter((room) => !room.endsWith("(root)"));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "every-room-is-a-row",
      severity: "error",
      from: {},
      to: { path: "^(app|server)/[^/]+/", pathNot: ROOMS.map((room) => `^${room}/`) },
    },
    {
      name: "core-knows-nothing",
      severity: "error",
      from: { path: "^server/core/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^server/core/" },
    },
    {
      name: "server-below-the-page",
      severity: "error",
      from: { path: "^server/", pathNot: "^server/(http|house)/|\\.test\\.tsx?$" },
      to: { path: "@remix-run|node_modules/react" },
    },
    {
      name: "store-is-its-modules-own",
      severity: "error",
      from: { path: "^(app|server)/([^/]+)/", pathNot: "^server/db/" },
      to: { path: "^server/[^/]+/store(\\.|/)", pathNot: "^$1/$2/" },
    },
    {
      name: "features-stand-alone",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
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
