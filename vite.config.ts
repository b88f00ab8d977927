import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const ENTRY = 'client/entry-client.tsx'
/** The font that every page's first paint shows. */
const FIRST_FONT = /source-serif-4-latin-wght-normal.*\.woff2$/

/** Writes what the worker needs to know of the client's build: dist/client/.vite/document.json. */
const documentAssets = (): Plugin => ({
  name: 'document-assets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const entry = files.find((f) => f.type === 'chunk' && f.isEntry && f.facadeModuleId?.endsWith(ENTRY))
    const css = files.flatMap((f) =>
      f.type === 'asset' && f.fileName.endsWith('.css') ? [String(f.source)] : [],
    )
    const fonts = files.filter((f) => FIRST_FONT.test(f.fileName)).map((f) => `/${f.fileName}`)
    if (!entry || css.length === 0 || fonts.length === 0)
      this.error('The build lacks its entry, style or font')
    const source = JSON.stringify({ entry: `/${entry.fileName}`, css: css.join('\n').trim(), fonts })
    this.emitFile({ type: 'asset', fileName: '.vite/document.json', source })
  },
})

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  publicDir: 'client/public',
  plugins: [react(), tailwind(), documentAssets()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/client',
    manifest: true,
    cssCodeSplit: false,
    target: 'es2022',
    // Pictures and fonts stay files: the document must not grow by what only some pages show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ENTRY },
  },
})
