import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:loads'
/** Marks a module that is read for its `load` alone. */
const MARK = '?load'
/** What is taken in with it: the page's own parts, and operations, which are small. */
const OWN = /^\.\/|\.generated$/

/** The modules that have a `load`, by the names that the registries have for them. */
function modulesIn(pattern: string, name: RegExp): [name: string, file: string][] {
  return globSync(pattern)
    .filter((file) => /^export (?:async function load|const load)\b/m.test(readFileSync(file, 'utf8')))
    .map((file) => [name.exec(file)?.[1] ?? '', join(process.cwd(), file)])
}

/**
 * Makes `virtual:loads`: what each page and layout asks for, in one file, so that a page's data is asked for together
 * with its module instead of after it. A module is taken in a second time for that, and all but its `load` is
 * shaken off, so that this needs no file that shows the page.
 */
export const pageLoads = (): Plugin => ({
  name: 'page-loads',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === ID) return `\0${ID}`
    if (importer?.endsWith(MARK) && OWN.test(source)) {
      const found = await this.resolve(source, importer.slice(0, -MARK.length))
      return found && `${found.id}${MARK}`
    }
    return undefined
  },
  load(id) {
    if (id !== `\0${ID}`) return undefined
    const all: string[] = []
    const table = (name: string, modules: [string, string][]) => {
      const rows = modules.map(([key, file]) => {
        all.push(`import { load as load${all.length} } from ${JSON.stringify(file + MARK)}`)
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
