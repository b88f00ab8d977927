import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The pages that anybody may have, with the layouts; and the other pages. */
const OPEN = 'virtual:loads'
const GUARDED = 'virtual:guarded-loads'
const GUARDED_PAGES = 'client/pages/guarded-modules.generated.ts'
/** Marks a copy of a module of which only `load` is taken; everything else is shaken off. */
const LOAD = '?load'
/** What such a copy takes in as copies too: the page's own files, and operations, which are small. */
const OWN = /^\.\/|\.generated$/
/** Marks a page or layout without its `load`. */
const SHOWN = '?shown'
const SHOWN_EXPORTS = ['Page', 'Layout', 'Wrapper', 'head']
const REGISTRY = /\/client\/(?:pages\/(?:guarded-)?modules\.generated|layouts\/registry)\.ts$/
const PAGE_OR_LAYOUT = /\/client\/(?:pages\/[\w-]+\/index|layouts\/\w+)\.tsx$/

/** The functions that a module exports. */
const exportsOf = (file: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async function|function|const) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )

/** The modules that have a `load`, by the names that the registries have for them. */
function modulesIn(pattern: string, name: RegExp): [name: string, file: string][] {
  return globSync(pattern)
    .filter((file) => exportsOf(file).has('load'))
    .map((file) => [name.exec(file)?.[1] ?? '', join(process.cwd(), file)])
}

/** The code of tables of loads: each module's by its name. */
function tablesCode(tables: Readonly<Record<string, readonly [name: string, file: string][]>>): string {
  const imports: string[] = []
  const consts = Object.entries(tables).map(([table, modules]) => {
    const rows = modules.map(([name, file]) => {
      const load = `load${imports.length}`
      imports.push(`import { load as ${load} } from ${JSON.stringify(file + LOAD)}`)
      return `${JSON.stringify(name)}: ${load}`
    })
    return `export const ${table} = { ${rows.join(', ')} }`
  })
  return [...imports, ...consts].join('\n')
}

/**
 * Takes the `load` of pages and layouts out of their files and gathers them in `virtual:loads`, so that moving to a
 * page asks for its data together with its module instead of after it. For that a module is taken in a second time,
 * and all but its `load` is shaken off. The first page of a visit has its data in the document. Pages that only some
 * people may have are gathered apart, in `virtual:guarded-loads`, so that no visitor loads what only writers need.
 */
export const pageLoads = (): Plugin => ({
  name: 'page-loads',
  enforce: 'pre',
  async resolveId(source, importer, { isEntry, kind }) {
    if (source === OPEN || source === GUARDED) return `\0${source}`
    if (isEntry || (importer && REGISTRY.test(importer))) {
      const imported = await this.resolve(source, importer, { skipSelf: true })
      return imported && PAGE_OR_LAYOUT.test(imported.id) ? imported.id + SHOWN : imported
    }
    if (!importer?.endsWith(LOAD) || !OWN.test(source)) return undefined
    const resolved = await this.resolve(source, importer.slice(0, -LOAD.length))
    // What is loaded later is the page's own part, whole and once.
    return resolved && (kind === 'dynamic-import' ? resolved : resolved.id + LOAD)
  },
  load(id) {
    if (id.endsWith(SHOWN)) {
      const file = id.slice(0, -SHOWN.length)
      const there = exportsOf(file)
      const names = SHOWN_EXPORTS.filter((name) => there.has(name))
      return `export { ${names.join(', ')} } from ${JSON.stringify(file)}`
    }
    if (id !== `\0${OPEN}` && id !== `\0${GUARDED}`) return undefined
    const listed = readFileSync(GUARDED_PAGES, 'utf8')
    const isGuarded = ([name]: [string, string]) => listed.includes(`import('./${name}')`)
    const pages = modulesIn('client/pages/*/index.tsx', /pages[\\/]([^\\/]+)/)
    if (id === `\0${GUARDED}`) return tablesCode({ GUARDED_LOADS: pages.filter(isGuarded) })
    return tablesCode({
      PAGE_LOADS: pages.filter((page) => !isGuarded(page)),
      LAYOUT_LOADS: modulesIn('client/layouts/*.tsx', /layouts[\\/](\w+)\.tsx$/),
    })
  },
})
