import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentAssets } from './client/build/document-assets.ts'
import { pageStyles } from './client/build/page-styles.ts'

const ENTRY = 'client/entry-client.tsx'
/** Fields of a route that only the worker reads. */
const WORKER_FIELDS = new Set(['kind', 'who', 'cacheGroups', 'methods', 'redirect'])
const ROUTE_AREA = /schema\/routes\/[\w-]+\.ts$/

/** What is read of the syntax tree: `export const area = { Name: { path: … } }`. */
interface AreaNode {
  declaration?: { declarations?: { init?: { properties?: PropertyNode[] } }[] } | null
}
interface PropertyNode {
  start: number
  end: number
  key?: { name?: string; value?: unknown }
  value?: { properties?: PropertyNode[]; value?: unknown }
}

/** The ids of the pages that have a module: the keys of the registry. */
const builtPages = new Set(
  [...readFileSync('client/pages/registry.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(
    ([, id]) => id as string,
  ),
)

/** The code without some of its properties, and the commas that follow them. */
function without(code: string, dropped: readonly PropertyNode[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of dropped) {
    kept += code.slice(at, start)
    at = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return kept + code.slice(at)
}

/**
 * Leaves out of the browser's tables what only the worker reads, and pages that aren't built: who goes there asks
 * the worker.
 */
const browserRouteTable = (): Plugin => ({
  name: 'browser-route-table',
  enforce: 'post',
  transform(code, id) {
    const isPages = id.endsWith('schema/pages.ts')
    if (!isPages && !ROUTE_AREA.test(id)) return undefined
    const body = this.parse(code).body as unknown as readonly AreaNode[]
    const rows = body.flatMap(({ declaration }) =>
      (declaration?.declarations ?? []).flatMap(({ init }) => init?.properties ?? []),
    )
    const isUnbuilt = (page: unknown) => typeof page === 'string' && !builtPages.has(page)
    const dropped = isPages
      ? rows.filter(({ key, value }) => value?.properties === undefined && isUnbuilt(key?.value ?? key?.name))
      : rows
          .flatMap(({ value }) => value?.properties ?? [])
          .filter(
            ({ key, value }) =>
              WORKER_FIELDS.has(key?.name ?? '') || (key?.name === 'page' && isUnbuilt(value?.value)),
          )
    return dropped.length > 0 ? { code: without(code, dropped), map: null } : undefined
  },
})

const NOT_IN_USE = 'Left out of the bundle: vite.config.ts'

/**
 * Parts of libraries that they import whether they are used or not, and what stands in their place. Each throws
 * when it is used after all.
 */
const UNUSED_PARTS: Readonly<Record<string, string>> = {
  // Links are client/ui/AppLink.tsx.
  '@tanstack/react-router/dist/esm/link.js': `export const Link = () => { throw Error('${NOT_IN_USE}') }
    export { Link as createLink, Link as linkOptions, Link as useLinkProps }`,
  // Lists go on by links to their next page.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => { throw Error('${NOT_IN_USE}') }
    export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }`,
  // Our queries are plain texts (client/router.tsx).
  '@tanstack/router-core/dist/esm/searchParams.js': `export const parseSearchWith = () => { throw Error('${NOT_IN_USE}') }
    export { parseSearchWith as stringifySearchWith, parseSearchWith as defaultParseSearch, parseSearchWith as defaultStringifySearch }`,
}

const leaveOut = (parts: Readonly<Record<string, string>>): Plugin => {
  const missing = new Set(Object.keys(parts))
  return {
    name: 'leave-out',
    enforce: 'pre',
    load(id) {
      const part = Object.keys(parts).find((end) => id.endsWith(end))
      if (part === undefined) return undefined
      missing.delete(part)
      return parts[part]
    },
    buildEnd() {
      if (missing.size > 0) this.error(`There is no ${[...missing].join(', ')} to leave out`)
    },
  }
}

/** What nearly every page shows or stands on is one file: many small ones weigh more than it, gzipped. */
const SHARED =
  /node_modules\/(?!@simplewebauthn|idb-keyval)|client\/(entry-client|router|page-frame|head|use-document-head|lib\/(?!ink|mutation|merge-entities|events\/|graphql\/)|ui\/(AppLink|Avatar)|shell\/(?!signed-in|toasts\/)|root\.|layouts\/(registry|TopNav)|pages\/registry|features\/post\/(Byline|PostCard|PostMeta))|schema\/(routes|pages|rules\/images|wording\/(shell|post)\.)/

// Whoever builds: the tests' runner says NODE_ENV=test, and React for development is three times as large.
process.env.NODE_ENV = 'production'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    react(),
    tailwind(),
    pageStyles(),
    leaveOut(UNUSED_PARTS),
    browserRouteTable(),
    documentAssets(ENTRY),
  ],
  // The library's own copy of what React has had since version 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Pictures and fonts stay files: the document must not grow by what only some pages show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What Tailwind writes for: rules that are written by hand are lowered alike.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: {
      input: ENTRY,
      output: { codeSplitting: { groups: [{ name: 'app', test: SHARED }] } },
    },
  },
})
