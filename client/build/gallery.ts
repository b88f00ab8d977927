import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { browserRouteTable } from './browser-routes.ts'
import { pageStyles } from './page-styles.ts'
import { BUILD, constants } from './settings.ts'

/** The texts that the gallery's page consists of. */
export interface GalleryFiles {
  script: string
  style: string
}

/** Has Tailwind read the gallery's sources too. */
const withGallery: Plugin = {
  name: 'with-gallery',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/client/styles/main.css')
      ? { code: code.replace('@source not "../gallery";', ''), map: null }
      : undefined,
}

const ENTRY = 'client/gallery/main.tsx'

/**
 * Builds the gallery of components as one script and one style sheet with its fonts in it. It is a separate build: as
 * an entry of the client's it would change how that is split into files.
 */
export async function buildGallery(): Promise<GalleryFiles> {
  // Vite would follow what the tests' runner says here, and take React for development.
  process.env.NODE_ENV = 'production'
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [withGallery, react(), tailwind(), pageStyles(ENTRY), browserRouteTable()],
    define: { ...constants('gallery'), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      ...BUILD,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  if (!('output' in result)) throw new Error('The gallery was not built once')
  const { output } = result
  const entry = output.find((file) => file.type === 'chunk')
  if (!entry?.viteMetadata) throw new Error('The gallery has no script')
  // In the order of the page: the first sheet declares the order of all layers.
  const sheets = [...entry.viteMetadata.importedCss].map((name) =>
    output.find(({ fileName }) => fileName === name),
  )
  const style = sheets.map((sheet) => (sheet?.type === 'asset' ? String(sheet.source) : '')).join('\n')
  return { script: entry.code, style }
}
