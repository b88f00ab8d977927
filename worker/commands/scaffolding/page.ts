import { existsSync, readFileSync } from 'node:fs'
import { type LayoutName, PAGES } from '../../../schema/page-table'
import { ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'
import { fail } from '../fail'
import { readOptions } from '../options'
import { run } from '../run'
import { create, edit, withLine } from './files'
import { type Names, namesOf } from './names'
import { operationOf, pageSource, pageTest, subjectOf, wordingSource } from './page-sources'

const UNBUILT = 'test/http/unbuilt-routes.txt'

/** The name of each layout in schema/page-table.ts. */
const LAYOUTS: Readonly<Record<LayoutName, string>> = {
  Basic: 'basic',
  TopNav: 'topNav',
  Wordmark: 'wordmark',
  TwoColumn: 'twoColumn',
  Publication: 'publication',
}

const isLayout = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name)

/** The file of the route table that a path belongs to, by its first part. */
function areaOf(path: string): string {
  if (path.startsWith('/me/')) return 'me'
  const first = /\{(\w+)\}/.exec(path)?.[1] ?? ''
  return { collectionSlug: 'collection', username: 'user', postId: 'post' }[first] ?? 'discovery'
}

/** The existing route that shows a page, and its path. */
function routeOf(page: string): { name: string; path: string } | undefined {
  const name = (Object.keys(ROUTES) as RouteName[]).find((route) => {
    const shown = routeNamed(route).page
    return typeof shown === 'string' ? shown === page : shown?.some((choice) => choice.page === page)
  })
  return name && { name, path: routeNamed(name).path }
}

function enterPageId({ kebab }: Names, layout: LayoutName): void {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  edit('schema/page-table.ts', (text) => {
    const of = LAYOUTS[layout]
    return withLine(text, new RegExp(`^ {2}'?([\\w-]+)'?: ${of},$`), `  ${key}: ${of},`)
  })
}

function enterRoute({ kebab, pascal }: Names, path: string, who: string): { name: string; path: string } {
  const name = `Show${pascal}`
  const row = `  ${name}: { path: '${path}', kind: 'page', who: '${who}', page: '${kebab}' },\n`
  edit(`schema/routes/${areaOf(path)}.ts`, (text) => text.replace(/^\} as const/m, `${row}} as const`))
  return { name, path }
}

/** Removes a route from the list of unbuilt ones. */
function leaveUnbuilt(route: string): void {
  const line = `\n${route}\n`
  if (readFileSync(UNBUILT, 'utf8').includes(line)) edit(UNBUILT, (text) => text.replace(line, '\n'))
}

/**
 * Writes a page: its module, the operation that it loads, its texts and a test that fails until it is
 * completed. Enters it as a page id and a route where that is missing.
 *
 * @returns what is left to decide.
 */
export async function newPage(name: string, args: string[], usage: string): Promise<string[]> {
  const options = readOptions(
    args,
    {
      path: { type: 'string' },
      who: { type: 'string', default: 'any' },
      layout: { type: 'string' },
    },
    usage,
  )
  const names = namesOf(name)
  if (!names || names.kebab !== name) fail(`A page's id is in kebab-case, not ${name}.`)
  if (existsSync(`client/pages/${name}`)) fail(`client/pages/${name} is there already.`)
  const path = options.path ?? `/${name}`
  const layout = options.layout ?? (path.startsWith('/{collectionSlug}') ? 'Publication' : 'TopNav')
  if (!isLayout(layout)) fail(`There is no layout ${layout}: ${Object.keys(LAYOUTS).join(', ')}.`)

  if (!Object.hasOwn(PAGES, name)) enterPageId(names, layout)
  const route = routeOf(name) ?? enterRoute(names, path, options.who)
  const subject = subjectOf(route.path)
  const page = { names, route, subject }
  create(`client/pages/${name}/index.tsx`, pageSource(page))
  if (subject) create(`client/pages/${name}/${name}.graphql`, operationOf(page))
  create(`schema/wording/${name}.ts`, wordingSource(page))
  create(`test/http/pages/${name}.test.ts`, pageTest(page))
  leaveUnbuilt(route.name)
  await run('tsx', ['worker/commands/codegen.ts'])
  await run('biome', ['check', '--write', 'schema', `client/pages/${name}`, 'test/http/pages'])
  return [
    `what the page shows: client/pages/${name}/index.tsx${subject ? ` and ${name}.graphql` : ''}`,
    `its words: schema/wording/${name}.ts`,
    `its route's cache groups and query parameters: ${route.name} in schema/routes`,
    `what it promises: test/http/pages/${name}.test.ts, which fails until you write it`,
    'what it may ask of the database: RATCHET=1 npm test -- --project http page-budget',
  ]
}
