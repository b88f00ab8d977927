import { globSync, readFileSync } from 'node:fs'
import { ROUTES } from '../../../schema/routes/table'
import type { Route } from '../../../schema/routes/types'
import type { Output } from './outputs'

/** The first group of the pattern in each matching path, sorted. */
const namesIn = (pattern: string, name: RegExp): string[] =>
  globSync(pattern)
    .map((file) => name.exec(file.replaceAll('\\', '/'))?.[1] ?? '')
    .sort()

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name)

/** The pages of the routes that fit. */
const pagesOf = (fits: (route: Route) => boolean): ReadonlySet<string> =>
  new Set(
    Object.values<Route>(ROUTES)
      .filter(fits)
      .flatMap(({ page = [] }) => (typeof page === 'string' ? [page] : page.map((choice) => choice.page))),
  )

/** The pages that only some people may have, such as signed-in people. */
function guardedPages(): ReadonlySet<string> {
  const open = pagesOf(({ who }) => who === 'any')
  const guarded = pagesOf(({ who }) => who !== 'any')
  return new Set([...guarded].filter((page) => !open.has(page)))
}

/** A module that lists pages: a page is a folder of client/pages. */
const pageModules = (
  pages: readonly string[],
  { name, comment }: { name: string; comment: string },
): string => `import type { PageId } from '../../schema/pages'
import type { PageModule } from '../lib/page'

/** ${comment} */
export const ${name}: Partial<Record<PageId, () => Promise<PageModule>>> = {
${pages.map((page) => `  ${keyOf(page)}: () => import('./${page}'),\n`).join('')}}
`

/** The module that imports the files of tables, so that each table has declared its personal data. */
const tableModules = (files: readonly string[]): string =>
  `/* Importing this file fills \`personalTables\` with every table. */\n${files
    .map((file) => `import './${file}'\n`)
    .join('')}`

const RESOLVERS = /^export const (\w+): Resolvers = /gm

/** The module that joins the resolvers of all areas: every export of a module that is of their type. */
function resolverModules(): string {
  const modules = globSync('worker/graphql/modules/*/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(RESOLVERS)].map(([, name]) => name)
      return { module: file.replace(/^worker\/graphql\/|\.ts$/g, ''), names }
    })
    .filter(({ names }) => names.length > 0)
  const imports = modules.map(({ module, names }) => `import { ${names.join(', ')} } from './${module}'\n`)
  return `${imports.join('')}
/** The resolvers of all areas. */
export const RESOLVERS = [${modules.flatMap(({ names }) => names).join(', ')}]
`
}

/**
 * Registries of files that are found by their place: adding a file is enough, and two people who add one change no
 * common file by hand.
 */
export function registries(): Output[] {
  const pages = namesIn('client/pages/*/index.tsx', /([^/]+)\/index\.tsx$/)
  const tables = namesIn('schema/tables/*.ts', /([^/]+)\.ts$/).filter((name) =>
    /\bsqliteTable\(/.test(readFileSync(`schema/tables/${name}.ts`, 'utf8')),
  )
  const guarded = guardedPages()
  const list = (name: string, comment: string, fits: (page: string) => boolean) =>
    pageModules(pages.filter(fits), { name, comment })
  return [
    {
      file: 'client/pages/modules.generated.ts',
      text: list(
        'PAGE_MODULES',
        'The module of each page that is built and that some route shows to anybody.',
        (page) => !guarded.has(page),
      ),
    },
    {
      file: 'client/pages/guarded-modules.generated.ts',
      text: list('GUARDED_MODULES', 'The module of each page that is built and not for everybody.', (page) =>
        guarded.has(page),
      ),
    },
    { file: 'schema/tables/all.generated.ts', text: tableModules(tables) },
    { file: 'worker/graphql/modules.generated.ts', text: resolverModules() },
  ]
}
