import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:loads'
/** Marks a copy of a module of which only `load` is taken; everything else is shaken off. */
const LOAD = '?load'
/** What such a copy takes in as copies too: the page's own files, and operations, which are small. */
const OWN = /^\.\/|\.generated$/
/** Marks a page or layout without its `load`. */
const SHOWN = '?shown'
const SHOWN_EXPORTS = ['Page', 'Layout', 'Frame', 'head']
const REGISTRY = /\/client\/(?:pages\/modules\.generated|layouts\/registry)\.ts$/
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

/**
 * Takes the `load` of pages and layouts out of their files and gathers all in one, `virtual:loads`, so that moving to a
 * page asks for its data together with its module instead of after it. For that a module is taken in a second time,
 * and all but its `load` is shaken off. The first page of a visit has its data in the document.
 */
export const pageLoads = (): Plugin => ({
  name: 'page-loads',
  enforce: 'pre',
  async resolveId(source, importer, { isEntry }) {
    if (source === ID) return `\0${ID}`
    if (isEntry || (importer && REGISTRY.test(importer))) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && PAGE_OR_LAYOUT.test(found.id) ? found.id + SHOWN : found
    }
    if (!importer?.endsWith(LOAD) || !OWN.test(source)) return undefined
    const found = await this.resolve(source, importer.slice(0, -LOAD.length))
    return found && found.id + LOAD
  },
  load(id) {
    if (id.endsWith(SHOWN)) {
      const file = id.slice(0, -SHOWN.length)
      const there = exportsOf(file)
      const names = SHOWN_EXPORTS.filter((name) => there.has(name))
      return `export { ${names.join(', ')} } from ${JSON.stringify(file)}`
    }
    if (id !== `\0${ID}`) return undefined
    const all: string[] = []
    const table = (name: string, modules: [string, string][]) => {
      const rows = modules.map(([key, file]) => {
        all.push(`import { load as load${all.length} } from ${JSON.stringify(file + LOAD)}`)
        return `${JSON.stringify(key)}: load${all.length - 1}`
      })
      return `export const ${name} = { ${rows.join(', ')} }`
    }
    const tables = [
      table('PAGE_LOADS', modulesIn('client/pages/*/index.tsx', /pages[\\/]([^\\/]+)/)),
      table('LAYOUT_LOADS', modulesIn('client/layouts/*.tsx', /layouts[\\/](\w+)\.tsx$/)),
    ]
    return [...all, ...tables].join('\n')
  },
})
