import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { denyImports } from "vite-env-only";
import remixConfig from "./remix.config.js";

/** lightningcss writes a version as major << 16 | minor << 8. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

const BROWSER_PACKAGES = [
  "@remix-run/react",
  "embla-carousel-autoplay",
  "embla-carousel-react",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    // Remix keeps only `*.server` files from the browser. Ours live in server/, so this line is the guard.
    denyImports({ client: { files: ["server/!(core)/**", "**/*.server.*"] } }),
    process.env.VITEST ? null : remix(remixConfig),
    process.env.VITEST || isSsrBuild ? null : everyPatternMeans(),
    decidedOptions(),
    styleAskedOneWay(),
    saysStaysHere(),
  ],
  // What a browser needs in development, named: routes also import what only the server needs, and finding
  // that while a page loads would load React twice.
  optimizeDeps: { noDiscovery: true, include: BROWSER_PACKAGES },
  css: {
    transformer: "lightningcss",
    // The oldest browsers that get the style sheet; older ones get the bare page, which works too.
    lightningcss: { targets: { chrome: version(69), safari: version(12, 1), firefox: version(68) } },
  },
  build: {
    target: isSsrBuild ? "es2022" : ["es2020", "safari14", "chrome80", "firefox78"],
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
}));

const files = (folder: string, names: readonly string[]) =>
  names.map((name) => new RegExp(`/${folder}/${name}\\.tsx?`));
const packages = (names: readonly string[]) => names.map((name) => new RegExp(`/node_modules/${name}/`));

/**
 * Few chunks instead of many: each costs a slow phone a round trip, and small ones compress badly. What only some pages
 * have stands before what every page has. A pattern that nothing answers stops the build (everyPatternMeans).
 */
const CHUNKS: Readonly<Record<string, readonly RegExp[]>> = {
  vendor: packages([
    "react",
    "react-dom",
    "scheduler",
    "react-router",
    "react-router-dom",
    "turbo-stream",
    "@remix-run/[\\w-]+",
  ]),
  // What pages have on which one plays.
  play: [
    ...files("app/lib", ["card-faces", "browser/live-source"]),
    ...files("app/lib/paths", ["book-paths", "rounds-paths", "table-paths"]),
  ],
  // What pages of agents have, and what those of missions and raffles.
  agents: files("app/lib/paths", ["income-paths", "sub-login-paths"]),
  prizes: files("app/lib/paths", ["prize-paths"]),
  // What pages have on which terms are signed.
  signing: files("app/features", ["agent-home/agent-refused", "contracts/bill-preview"]),
  // What every page of the member centre has.
  member: [
    ...files("app/lib/paths", ["member-paths"]),
    ...files("app/i18n", ["more-texts"]),
    ...files("app/features/member-nav", ["member-centre"]),
    ...files("app/components", ["centre"]),
  ],
  // What every page has.
  frame: [
    ...files("app", ["page-frame", "error-page"]),
    ...files("app/i18n", ["\\w+"]),
    ...files("app/lib(?:/\\w+)?", ["(?!popup|shown-sums)[\\w-]+"]),
    ...files("app/pages/fragments", ["[\\w-]+"]),
    ...files("app/features/site-header", ["(?!player-bar)[\\w-]+"]),
    ...files("app/components", ["amount", "button", "icon", "lazy-picture", "windows/menu"]),
    ...files("app/components/fields", ["error-summary", "field-frame", "form-scope", "post-form"]),
    ...files("server/core", ["languages", "numbers/digits"]),
  ],
};

/**
 * Remix asks in the browser, again and again, which of its options are on. Ours are decided in remix.config.js,
 * so the answers are written into the browser's copy, and what nobody can reach any more is left out of it.
 */
const DECIDED: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch\b(?: === true)?/g, "true"],
  [/\btypeof singleFetch === "function"/g, "true"],
  [/\bfuture\.v3_lazyRouteDiscovery === true/g, "false"],
  [/\bisFogOfWarEnabled\(future, isSpaMode\)(?! \{)/g, "false"],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, "false"],
  [/\bif \(isSpaMode\b/g, "if (false"],
  [/!isSpaMode\b/g, "true"],
  [/\bisSpaMode (?=\?|&&)/g, "false "],
  [/\btypeof document === "undefined"/g, "false"],
  // No link of ours is fetched before it is pressed, and no page of ours waits for a loader in the browser.
  [/\bshouldPrefetch && !isAbsolute\b/g, "false"],
  [/\broute\.id === "root" \? RemixRootDefaultHydrateFallback :/g, "false ? null :"],
  [/\btypeof __remixContext === "object" && __remixContext\.a\b/g, "false"],
];

/** A pattern that answers nothing is an error: Remix asks in another way than it did. */
function decidedOptions(): Plugin {
  const answered = new Set<RegExp>();
  let isForBrowser = false;
  return {
    name: "decided-options",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !id.includes("/node_modules/@remix-run/react/dist/esm/")) return null;
      isForBrowser = true;
      const decided = DECIDED.reduce((text, [asked, answer]) => {
        if (text.search(asked) !== -1) answered.add(asked);
        return text.replace(asked, answer);
      }, code);
      return { code: decided, map: null };
    },
    buildEnd(fault) {
      const missed = DECIDED.filter(([asked]) => !answered.has(asked));
      if (fault || !isForBrowser || missed.length === 0) return;
      this.error(`Remix asks no more for ${missed.map(([asked]) => asked.source).join(", ")}.`);
    },
  };
}

/**
 * A part that comes on demand brings its style sheet with it, asked for across origins; Remix asks for the same sheet
 * as a link does. A browser fetches it twice then, and says so. Ours are from one origin: all ask as a link does.
 */
function styleAskedOneWay(): Plugin {
  const crossing = 'link.crossOrigin = "";';
  return {
    name: "style-asked-one-way",
    apply: "build",
    transform(code, id) {
      if (!id.includes("vite/preload-helper")) return null;
      if (!code.includes(crossing)) throw new Error("Vite asks for style sheets in another way than it did.");
      return { code: code.replace(crossing, `if (!isCss) ${crossing}`), map: null };
    },
  };
}

const SAYS = /^export (?=const says: RouteSays = )/m;

/**
 * What a route says of itself is for the server. For a browser it is no export: a build leaves out what nobody reads, and
 * in development a page with an export that React does not know is loaded anew at each edit.
 */
function saysStaysHere(): Plugin {
  return {
    name: "says-stays-here",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !/\/app\/(?:root|routes\/.+)\.tsx?(?:\?|$)/.test(id) || !SAYS.test(code))
        return null;
      return { code: code.replace(SAYS, "       "), map: null };
    },
  };
}

const meant = new Set<RegExp>();

/** All files of a language are one chunk; for others CHUNKS says it. */
function chunkOf(id: string): string | undefined {
  const language = /\/(?:locales|i18n\/languages)\/(\w{2})[./]/.exec(id)?.[1];
  if (language) return `locale-${language}`;
  for (const [chunk, patterns] of Object.entries(CHUNKS)) {
    const answered = patterns.find((pattern) => pattern.test(id));
    if (answered) {
      meant.add(answered);
      return chunk;
    }
  }
  return undefined;
}

/** A file that was moved or taken away leaves a pattern behind that means nothing, and its page a chunk of its own. */
function everyPatternMeans(): Plugin {
  return {
    name: "every-pattern-means",
    apply: "build",
    generateBundle() {
      const idle = Object.values(CHUNKS).flatMap((patterns) => patterns.filter((one) => !meant.has(one)));
      if (idle.length > 0) this.error(`No file is ${idle.map(({ source }) => source).join(", ")}.`);
    },
  };
}
