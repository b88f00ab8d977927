import { Kind, parse, print, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { sdlWithLimits } from '../../worker/commands/codegen/input-limits'
import { specifier } from '../../worker/commands/codegen/outputs'
import { resolverTypes } from '../../worker/commands/codegen/resolver-types'
import { readSources } from '../../worker/commands/codegen/sources'
import { sdlModule } from '../../worker/commands/codegen/trusted-documents'
import { withTypenames } from '../../worker/commands/codegen/with-typenames'
import { SDL } from '../../worker/graphql/sdl.generated'

test('resolvers are generated in one file, and receive what mappers say', async () => {
  const { file, text } = await resolverTypes(readSources())
  expect(file).toBe('worker/graphql/resolvers.generated.ts')
  expect(text).toMatch(/import type \{.*UserMapper.*\} from '\.\/modules\/user\/mappers'/)
  expect(text).toMatch(/^export type PostResolvers</m)
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
  test('says what the areas say, whatever characters they use', async () => {
    const areas = await sdlWithLimits(readSources())
    for (const sdl of areas.values()) expect(SDL).toContain(sdl)
    expect(SDL).toContain('`')
    const placeholder = `$${'{c}'}`
    expect(sdlModule(new Map([['a', `\`b\` ${placeholder} \\d $e`]]))).toContain(
      `\\\`b\\\` \\${placeholder} \\\\d $e`,
    )
  })
})
