import { globSync, readFileSync } from 'node:fs'
import type { Output } from './outputs'

/** The first group of the pattern in each matching path, sorted. */
const namesIn = (pattern: string, name: RegExp): string[] =>
  globSync(pattern)
    .map((file) => name.exec(file.replaceAll('\\', '/'))?.[1] ?? '')
    .sort()

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name)

/** The module that lists the pages: a page is a folder of client/pages. */
export const pageModules = (
  pages: readonly string[],
): string => `import type { PageId } from '../../schema/pages'
import type { PageModule } from '../lib/page'

/** The module of each page that is built. */
export const PAGE_MODULES: Partial<Record<PageId, () => Promise<PageModule>>> = {
${pages.map((page) => `  ${keyOf(page)}: () => import('./${page}'),\n`).join('')}}
`

/** The module that imports the files of tables, so that each table has declared its personal data. */
export const tableModules = (files: readonly string[]): string =>
  `/* Importing this file fills \`personalTables\` with every table. */\n${files
    .map((file) => `import './${file}'\n`)
    .join('')}`

/** What is found by where it is: adding a file is enough, and two people who add one change no common file by hand. */
export function registries(): Output[] {
  const pages = namesIn('client/pages/*/index.tsx', /([^/]+)\/index\.tsx$/)
  const tables = namesIn('schema/tables/*.ts', /([^/]+)\.ts$/).filter((name) =>
    /\bsqliteTable\(/.test(readFileSync(`schema/tables/${name}.ts`, 'utf8')),
  )
  return [
    { file: 'client/pages/modules.generated.ts', text: pageModules(pages) },
    { file: 'schema/tables/all.generated.ts', text: tableModules(tables) },
  ]
}
