import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserRouteTable } from './client/build/browser-routes.ts'
import { documentAssets } from './client/build/document-assets.ts'
import { pageStyles } from './client/build/page-styles.ts'

const ENTRY = 'client/entry-client.tsx'
const NOT_IN_USE = 'Left out of the bundle: vite.config.ts'

/**
 * Parts of libraries that they import whether or not they are used, and their replacements. Each throws if it
 * is used after all.
 */
const UNUSED_PARTS: Readonly<Record<string, string>> = {
  // Links are client/ui/AppLink.tsx.
  '@tanstack/react-router/dist/esm/link.js': `export const Link = () => { throw Error('${NOT_IN_USE}') }
    export { Link as createLink, Link as linkOptions, Link as useLinkProps }`,
  // Lists link to their next page instead.
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

/** What nearly every page uses is one file, because many small ones are larger than it once gzipped. */
const SHARED =
  /node_modules\/(?!@simplewebauthn|idb-keyval|@base-ui|@floating-ui|reselect|valibot|hono|@tanstack\/query-core\/build\/modern\/mutationObserver|@tanstack\/react-query\/build\/modern\/useMutation)|client\/(entry-client|router|page-frame|head|use-document-head|lib\/(?!ink|address|mutation|merge-entities|events\/|graphql\/)|ui\/(AppLink|Anchor)|shell\/(?!signed-in|toasts\/)|root\.|layouts\/(registry|TopNav)|pages\/registry|features\/post\/(Byline|PostCard|PostMeta))|schema\/(routes|pages|rules\/images(?!\/card)|wording\/(shell|post)\.)/

/** The kit's links and the parts of lists: small modules that pages use together. */
const KIT = /client\/ui\/(Link|ButtonLink|button-look|Pager|EmptyState|RailSection)\./

// Set for every build: the tests' runner sets NODE_ENV=test, and React's development version is three times
// as large.
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
  // The library's own copy of something that React has had since version 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { __VERSION__: JSON.stringify(version), __BROWSER__: 'true' },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Pictures and fonts stay files, so that documents don't grow by what only some pages show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tailwind's browser targets, so that handwritten rules are lowered in the same way.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    rolldownOptions: {
      input: [ENTRY, 'client/styles/print.css'],
      // Neither our code nor the libraries that we use have side effects when a property is read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: SHARED },
            { name: 'icon', test: /client\/ui\/Icon/ },
            { name: 'kit', test: KIT },
          ],
        },
      },
    },
  },
})
