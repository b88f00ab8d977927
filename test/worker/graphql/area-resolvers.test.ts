import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'

const texts = import.meta.glob<string>('../../../schema/graphql/*/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../../../worker/graphql/modules/*/*.ts', {
  eager: true,
})

const areaOf = (path: string): string => path.split('/').at(-2) ?? ''

/** `Type.field` of each field that an area defines; a union or an interface has none. */
function fieldsOf(area: string): ReadonlySet<string> {
  const documents = Object.entries(texts).filter(([path]) => areaOf(path) === area)
  return new Set(
    documents.flatMap(([, text]) =>
      parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
          ? (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`)
          : [],
      ),
    ),
  )
}

test('an area resolves the fields that its own part of the schema defines, and no others', () => {
  const resolved = Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => /(Resolvers|Mutations)$/.test(name))
      .flatMap(([, types]) =>
        Object.entries(types as Record<string, Record<string, unknown>>).flatMap(([type, fields]) =>
          Object.keys(fields)
            .filter((field) => !field.startsWith('__'))
            .map((field) => ({ area: areaOf(path), field: `${type}.${field}` })),
        ),
      ),
  )
  expect(resolved.length).toBeGreaterThan(300)
  expect(resolved.filter(({ area, field }) => !fieldsOf(area).has(field))).toEqual([])
})
