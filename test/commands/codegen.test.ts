import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildASTSchema, concatAST, Kind, parse, print, visit } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { areaSchema } from '../../worker/commands/codegen/area-schema'
import { sdlWithLimits } from '../../worker/commands/codegen/input-limits'
import { specifier } from '../../worker/commands/codegen/outputs'
import { resolverTypes } from '../../worker/commands/codegen/resolver-types'
import { readSources } from '../../worker/commands/codegen/sources'
import { sdlModule } from '../../worker/commands/codegen/trusted-documents'
import { withTypenames } from '../../worker/commands/codegen/with-typenames'
import { SDL } from '../../worker/graphql/sdl.generated'

const area = (name: string, sdl: string) => ({ name, document: parse(sdl, { noLocation: true }) })

const areas = [
  area(
    'shared',
    'type Query interface Failure { message: String! } type NotFound implements Failure { message: String! }',
  ),
  area(
    'book',
    `extend type Query { book: BookResult! } union BookResult = Book | NotFound
    type Book { id: ID! writer: Person! edge: PersonEdge! } extend type Book { size: Size } enum Size { SMALL }`,
  ),
  area(
    'person',
    `extend type Query { person: Person } type Person { id: ID! books: [Book!]! shelf: Shelf }
    type Shelf { name: String! } type PersonEdge { id: ID! shelf: Shelf! }`,
  ),
  area('viewer', 'extend type PersonEdge { isFollowing: Boolean! } extend type Query { viewer: Person }'),
]
const sources = {
  sdl: '',
  schema: buildASTSchema(concatAST(areas.map(({ document }) => document))),
  areas,
  documents: [],
}

/** The definitions of an area’s schema by name, as SDL. */
function definitionsOf(name: string): { own: string[]; types: Record<string, string> } {
  const definition = areas.find((one) => one.name === name)
  if (!definition) throw new Error(`No area ${name}`)
  const { document, own } = areaSchema(definition, sources, new Set(['Book', 'Person']))
  const types: Record<string, string> = {}
  for (const node of document.definitions) {
    if ('name' in node && node.name) types[node.name.value] = (types[node.name.value] ?? '') + print(node)
  }
  return { own: [...own].sort(), types }
}

describe('an area’s schema', () => {
  test('holds what the area refers to, and of mapped types of other areas the name', () => {
    const { own, types } = definitionsOf('book')
    expect(own).toEqual(['Book', 'BookResult', 'Query', 'Size'])
    expect(Object.keys(types).sort()).toEqual(
      ['Book', 'BookResult', 'Failure', 'NotFound', 'Person', 'PersonEdge', 'Query', 'Shelf', 'Size'].sort(),
    )
    expect(types.Person).toBe('type Person {\n  _: Boolean\n}')
    expect(types.PersonEdge).toContain('isFollowing')
  })

  test('holds only the area’s own root fields, and can be built', () => {
    const viewer = areas.find(({ name }) => name === 'viewer')
    if (!viewer) throw new Error('No viewer')
    const { document, own } = areaSchema(viewer, sources, new Set(['Book', 'Person']))
    expect([...own].sort()).toEqual(['PersonEdge', 'Query'])
    const schema = buildASTSchema(document)
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['viewer'])
  })

  test('joins what an area says of its own type in several places', () => {
    const book = areas.find(({ name }) => name === 'book')
    if (!book) throw new Error('No book')
    const { document } = areaSchema(book, sources, new Set(['Person']))
    const kinds = document.definitions.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === Kind.OBJECT_TYPE_EXTENSION)).toHaveLength(1)
    expect(buildASTSchema(document).getType('Book')?.toString()).toBe('Book')
  })
})

test('resolvers are generated for the area’s own types only, and given what mappers say', async () => {
  const outputs = await resolverTypes(readSources())
  const post = outputs.find(({ file }) => file === 'worker/graphql/modules/post/types.generated.ts')?.text
  expect(post).toMatch(/import type \{.*UserMapper.*\} from '\.\.\/user\/mappers'/)
  expect(post).toMatch(/^export type PostResolvers</m)
  expect(post).not.toMatch(/^export type (User|NotFound|Collection)Resolvers</m)
  expect(post).not.toMatch(/^ {2}(User|NotFound|Collection)\?: /m)
})

test.each([
  ['client/pages/post/a.generated.ts', 'schema/operation.ts', '../../../schema/operation'],
  ['client/lib/a.ts', 'client/lib/b.ts', './b'],
])('from %s, %s is %s', (from, to, expected) => expect(specifier(from, to)).toBe(expected))

describe('the type of every object', () => {
  const definitionOf = (text: string) => {
    const [definition] = parse(text).definitions
    if (definition?.kind !== Kind.OPERATION_DEFINITION && definition?.kind !== Kind.FRAGMENT_DEFINITION)
      throw new Error('Write an operation or a fragment')
    return print(withTypenames(definition)).replace(/\s+/g, ' ')
  }

  test('is asked for in each field that gives one, edges and connections too, and not of the root', () => {
    expect(definitionOf('query A { a { id edge { id } list { items { n } } } n }')).toBe(
      'query A { a { __typename id edge { __typename id } list { __typename items { __typename n } } } n }',
    )
  })

  test('is asked for in fragments, and once where it is written already', () => {
    expect(definitionOf('fragment F on Post { id ... on Other { __typename } edge { __typename id } }')).toBe(
      'fragment F on Post { __typename id ... on Other { __typename } edge { __typename id } }',
    )
  })

  test('is in every trusted document, wherever an object is asked for', () => {
    const { documents } = readSources()
    for (const { definition } of documents) {
      visit(definition, {
        Field: ({ name, selectionSet }) => {
          if (selectionSet) expect(print(selectionSet), name.value).toContain('__typename')
        },
      })
    }
  })
})

describe('the module with the SDL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quire-sdl-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Merges two versions of the module as git does. @throws if they conflict. */
  function merged(...versions: readonly Record<string, string>[]): string {
    const files = versions.map((areas, i) => {
      const file = join(folder, `${i}.ts`)
      writeFileSync(file, sdlModule(new Map(Object.entries(areas))))
      return file
    })
    return execFileSync('git', ['merge-file', '-p', ...files], { encoding: 'utf8', stdio: 'pipe' })
  }

  test('merges changes to different areas without a conflict, also to their neighbouring ends', () => {
    const before = { book: 'type Book {\n  id: ID!\n}', person: 'type Person {\n  id: ID!\n}' }
    const book = `${before.book}\n\ntype Shelf {\n  id: ID!\n}`
    const person = before.person.replace('type Person', 'type Writer')
    expect(merged({ ...before, book }, before, { ...before, person })).toBe(
      sdlModule(
        new Map([
          ['book', book],
          ['person', person],
        ]),
      ),
    )
    expect(() => merged({ ...before, person: book }, before, { ...before, person })).toThrow()
  })

  test('says what the areas say, whatever characters they use', async () => {
    const areas = await sdlWithLimits(readSources())
    expect(SDL).toBe([...areas.values()].map((sdl) => `\n${sdl}\n`).join(''))
    expect(SDL).toContain('`')
    const placeholder = `$${'{c}'}`
    expect(sdlModule(new Map([['a', `\`b\` ${placeholder} \\d $e`]]))).toContain(
      `\\\`b\\\` \\${placeholder} \\\\d $e`,
    )
  })
})
