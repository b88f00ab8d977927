import { globSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { UtilitySheets } from './utility-sheets.ts'
import { withImports } from './with-imports.ts'

/** Where Tailwind writes the rules of the whole client. */
const STYLESHEET = /\/client\/styles\/main\.css$/
const OURS = /\/client\/(?!build\/)[^?]*\.tsx?$/

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>

/**
 * Whether a chunk needs its own sheet: one that is asked for as such, not only by what imports it, and that isn't
 * itself a sheet. A module that one feature imports at once and another when it is needed has a chunk that isn't marked
 * as the beginning of anything.
 */
const needsSheet = (
  chunks: Chunks,
  { fileName, facadeModuleId, isEntry, isDynamicEntry }: Rolldown.RenderedChunk,
): boolean =>
  facadeModuleId?.endsWith('.css') !== true &&
  (isEntry ||
    isDynamicEntry ||
    Object.values(chunks).some(({ dynamicImports }) => dynamicImports.includes(fileName)))

/** Everything in a source that may be a class. */
const wordsOf = (code: string): string[] => code.split(/[\s"'`]+/)

/** The words of all sources that Tailwind reads, those that this build leaves out among them. */
const allWords = (): ReadonlySet<string> =>
  new Set(
    globSync('client/**/*.{ts,tsx}')
      .filter((file) => OURS.test(`/${file.replaceAll('\\', '/')}`))
      .flatMap((file) => wordsOf(readFileSync(file, 'utf8'))),
  )

/**
 * Distributes Tailwind's rules: those of what every page loads go with the basics, those of a page, a layout
 * or a feature that is loaded separately go with it. Nobody lists which code uses which class, because the
 * module graph knows. A sheet is loaded like any style that a module imports, before the module runs
 * (docs/decisions/020-bytes.md).
 *
 * @param entryModule what every page loads.
 */
export const pageStyles = (entryModule: string): Plugin => {
  const isBasic = (chunk: Rolldown.RenderedChunk | undefined): boolean =>
    chunk?.isEntry === true && chunk.facadeModuleId?.endsWith(entryModule) === true
  let sheets: UtilitySheets | undefined
  let words = new Map<string, ReadonlySet<string>>()
  let basics: ReadonlySet<string> | undefined
  return {
    name: 'page-styles',
    enforce: 'pre',
    buildStart() {
      sheets = undefined
      words = new Map()
      basics = undefined
    },
    transform(code, id) {
      if (STYLESHEET.test(id)) {
        sheets = new UtilitySheets(code)
        return { code: sheets.basics, map: null }
      }
      if (OURS.test(id)) words.set(id, new Set(wordsOf(code)))
      return undefined
    },
    renderChunk: {
      // After the sheets that modules import, because the basics declare the order of all layers.
      order: 'post',
      handler(_code, chunk, _options, { chunks }) {
        if (!sheets) return this.error('The stylesheet is part of no page')
        if (!needsSheet(chunks, chunk)) return undefined
        const used = (file: string): ReadonlySet<string> => {
          const modules = [...withImports(file, (one) => chunks[one]?.imports)].flatMap(
            (one) => chunks[one]?.moduleIds ?? [],
          )
          return new Set(modules.flatMap((id) => [...(words.get(id) ?? [])]))
        }
        basics ??= basicClasses(
          sheets,
          allWords(),
          used(Object.keys(chunks).find((file) => isBasic(chunks[file])) ?? ''),
        )
        const there = basics
        const css = isBasic(chunk)
          ? sheets.sheet(there)
          : sheets.sheet(used(chunk.fileName), (className) => there.has(className))
        if (css === '') return undefined
        const reference = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source: css })
        chunk.viteMetadata?.importedCss.add(this.getFileName(reference))
        return undefined
      },
    },
  }
}

/** The classes of what every page loads, including any that no source contains literally, to be safe. */
function basicClasses(
  { classes }: UtilitySheets,
  all: ReadonlySet<string>,
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...classes].filter((name) => used.has(name) || !all.has(name)))
}
