import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

/** The font of every page's first paint. */
const FIRST_FONT = /serif-upright-latin-(?!ext-)[\w-]+\.woff2$/
const ITALIC_FONT = /serif-italic-latin-(?!ext-)[\w-]+\.woff2$/
const MATH_FONT = /(?:^|\/)math-[\w-]+\.woff2$/
const PRINT_SHEET = /\/print-[\w-]+\.css$/
const PAGE = /client\/pages\/([\w-]+)\/index\.tsx\?shown$/
const LAYOUT = /client\/layouts\/(\w+)\.tsx\?shown$/
/** What asks the worker, which some pages do at once. */
const TRANSPORT = /client\/lib\/graphql\/(transport)\.ts$/
/** What pages load as a part: a folder of a feature or of the shell. */
const PART = /client\/(?:features|shell)\/(?:[\w-]+\/)*([\w-]+)\/index\.tsx?$/

type Bundle = Rolldown.OutputBundle

const importsIn = (bundle: Bundle) => (file: string) => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? chunk.imports : undefined
}

/**
 * What a page, layout or part is called, if a chunk is one. One that others also import at once isn't marked as the
 * beginning of its chunk.
 */
const nameIn = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, address: RegExp): string | undefined =>
  (facadeModuleId === null ? moduleIds : [facadeModuleId])
    .map((module) => address.exec(module)?.[1])
    .find((name) => name !== undefined)

/** A chunk's style sheets with those of its static imports, the chunk's own last. */
const stylesOf = (bundle: Bundle, file: string): string[] =>
  [...withImports(file, importsIn(bundle))].flatMap((one) => [
    ...(bundle[one]?.type === 'chunk' ? (bundle[one].viteMetadata?.importedCss ?? []) : []),
  ])

/** Writes what the worker needs to know about the client's build: dist/client/.vite/document.json. */
export const documentAssets = (entryModule: string): Plugin => ({
  name: 'document-assets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const chunks = files.filter((file) => file.type === 'chunk')
    const entry = chunks.find(
      ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(entryModule),
    )
    const fonts = files.filter(({ fileName }) => FIRST_FONT.test(fileName))
    const print = files.find(({ fileName }) => PRINT_SHEET.test(fileName))
    const italic = files.find(({ fileName }) => ITALIC_FONT.test(fileName))
    const math = files.find(({ fileName }) => MATH_FONT.test(fileName))
    if (!entry || fonts.length === 0 || !italic || !math || !print)
      return this.error('The build lacks its entry, a font or the sheet for paper')
    const basics = stylesOf(bundle, entry.fileName)
    /**
     * The sheets of each page, layout or feature with a matching module address, keyed by the matched name.
     */
    const sheetsOf = (address: RegExp): Record<string, string[]> =>
      Object.fromEntries(
        chunks.flatMap((chunk) => {
          const name = nameIn(chunk, address)
          const own = stylesOf(bundle, chunk.fileName).filter((sheet) => !basics.includes(sheet))
          return name === undefined ? [] : [[name, own.map((sheet) => `/${sheet}`)]]
        }),
      )
    const sheets = Object.fromEntries(
      files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [
              [
                `/${file.fileName}`,
                String(file.source)
                  .replace(/\/\*\$vite\$:\d+\*\//, '')
                  .trim(),
              ],
            ]
          : [],
      ),
    )
    const there = withImports(entry.fileName, importsIn(bundle))
    /** The scripts of each, its own first, without those that the entry loads. */
    const scriptsOf = (address: RegExp): Record<string, string[]> =>
      Object.fromEntries(
        chunks.flatMap((chunk) => {
          const name = nameIn(chunk, address)
          const own = [...withImports(chunk.fileName, importsIn(bundle), there)].toReversed()
          return name === undefined ? [] : [[name, own.map((file) => `/${file}`)]]
        }),
      )
    const source = JSON.stringify({
      entry: `/${entry.fileName}`,
      sheets,
      modules: {
        pages: scriptsOf(PAGE),
        parts: { ...scriptsOf(PART), ...scriptsOf(TRANSPORT) },
        entry: [...there].filter((file) => file !== entry.fileName).map((file) => `/${file}`),
      },
      basics: basics.map((sheet) => `/${sheet}`),
      pages: sheetsOf(PAGE),
      layouts: sheetsOf(LAYOUT),
      parts: sheetsOf(PART),
      print: `/${print.fileName}`,
      fonts: fonts.map(({ fileName }) => `/${fileName}`),
      italicFont: `/${italic.fileName}`,
      mathFont: `/${math.fileName}`,
    })
    this.emitFile({ type: 'asset', fileName: '.vite/document.json', source })
  },
})
