import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { type DefinitionNode, Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { PAGES } from '../../schema/page-table'
import { linesWith, textOf, writtenFiles } from './files'

const MOST_LINES = 250
/** The page of an id is the folder of the same name. */
const PAGE_FOLDERS = 'client/pages'

const sources = writtenFiles(/^(worker|client|schema|test)\/.*\.(ts|tsx|mjs|css)$|^[^/]*\.ts$/)
const code = sources.filter((file) => /\.tsx?$/.test(file))

test(`no file is longer than ${MOST_LINES} lines`, () => {
  const long = sources.map((file) => [file, textOf(file).trimEnd().split('\n').length] as const)
  expect(long.filter(([, lines]) => lines > MOST_LINES)).toEqual([])
})

test('no file only re-exports', () => {
  // The two that combine an area's parts contain code of their own.
  const barrels = code.filter((file) => {
    const lines = textOf(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/\{[^{}]*\}/g, '{}')
      .split('\n')
      .filter((line) => line.trim() !== '')
    return lines.length > 1 && lines.every((line) => /^export (\*|type \{\}|\{\}) from /.test(line))
  })
  expect(barrels).toEqual([])
  expect(linesWith(code, /^export \* /)).toEqual([])
})

test('modules use named exports', () => {
  // Tools read a default export: the runtime's of the worker, and each of the others that of its configuration.
  const configurations = [
    'vite.config.ts',
    'vitest.config.ts',
    'drizzle.config.ts',
    'test/architecture/knip.ts',
  ]
  const entries = new Set(['worker/index.ts', ...configurations])
  const files = code.filter(
    (file) => !entries.has(file) && !file.endsWith('.d.ts') && !/fixture\//.test(file),
  )
  expect(linesWith(files, /^export default /)).toEqual([])
})

describe('the sources contain nothing forbidden', () => {
  // Concatenated, so that this file doesn't match itself.
  const forbidden: [string, RegExp][] = [
    ['is of any type', /(?::|<|\bas|\|)\s*any\b(?=\s*[,)>;=|[\]{}]|\s*$)/],
    ['silences the compiler', new RegExp(`@ts-${'(ignore|nocheck|expect-error)'}`)],
    ['leaves out a test or all others', new RegExp(`\\b(test|it|describe)\\.${'(only|skip|todo)'}\\b`)],
    ['is left for later', new RegExp(`\\b${'(TO' + 'DO|FIX' + 'ME|X' + 'XX|HA' + 'CK)'}\\b`)],
    ['fails on a busy machine', new RegExp(`expect\\((Date|performance)\\.now\\(\\) ${'-'} `)],
    ['is left from looking for a fault', /^\s*debugger\b/],
  ]
  test.each(forbidden)('%s', (_, pattern) => {
    expect(linesWith(code, pattern)).toEqual([])
  })
})

test('only commands and the worker’s own log write to the console', () => {
  const files = code.filter((file) => /^(client|schema)\//.test(file))
  expect(linesWith(files, /\bconsole\.(log|debug|info|dir|table)\b/)).toEqual([])
})

describe('a page', () => {
  const folders = readdirSync(PAGE_FOLDERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  test.each(folders)('%s has its name in the page table, is registered, and exports Page', (folder) => {
    expect(Object.keys(PAGES)).toContain(folder)
    const listed = (list: string) => textOf(`${PAGE_FOLDERS}/${list}.generated.ts`)
    expect(listed('modules') + listed('guarded-modules')).toContain(`import('./${folder}')`)
    expect(textOf(`${PAGE_FOLDERS}/${folder}/index.tsx`)).toMatch(
      /^export (function Page\b|const Page\b|\{[^}]*\bPage\b[^}]*\})/m,
    )
  })
})

test('each area of the GraphQL schema has resolvers under the same name', () => {
  const areas = (folder: string) => readdirSync(folder).filter((name) => !name.includes('.'))
  const modules = areas('worker/graphql/modules')
  expect(modules.sort()).toEqual(
    areas('schema/graphql')
      .filter((name) => name !== 'shared')
      .sort(),
  )
})

/** The name of an operation or a fragment. */
const nameOf = (node: DefinitionNode): string | undefined =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION ? node.name?.value : ''

/** `VariantFlagsQuery` as a file name: `variant-flags-query`. */
const kebabCase = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

test('file names are kebab-case, and components PascalCase', () => {
  const files = writtenFiles(/^(worker|client|schema|test)\/.*\.(tsx?|mjs|css|graphql)$/).filter(
    (file) => !file.startsWith('schema/brand/public/'),
  )
  const wrong = files.filter((file) => {
    const name = basename(file)
    const isComponent = /^client\/.*\.tsx$/.test(file) && /^[A-Z][A-Za-z]+\.tsx$/.test(name)
    return !isComponent && !/^\.?[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(name)
  })
  expect(wrong).toEqual([])
})

test('each of the client’s GraphQL files contains one operation or fragment, and is named after it', () => {
  const files = writtenFiles(/^client\/.*\.graphql$/)
  expect(files.length).toBeGreaterThan(0)
  const wrong = files.filter((file) => {
    const names = parse(textOf(file)).definitions.map(nameOf)
    return names.length !== 1 || kebabCase(names[0] ?? '') !== basename(file, '.graphql')
  })
  expect(wrong).toEqual([])
})

test('no document selects __typename by hand, because the generator adds it everywhere', () => {
  expect(linesWith(writtenFiles(/^client\/.*\.graphql$/), /\b__typename\b/)).toEqual([])
})
