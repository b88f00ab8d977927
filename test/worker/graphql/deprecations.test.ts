import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../../worker/graphql/schema'

/* docs/rules/api.md, "What stays". */

/** Whether a reason says what takes its place, and from which day it may be gone. */
const isPromise = (reason: string): boolean => {
  const [, day] = /^\S.*\. Gone from (\d{4}-\d\d-\d\d)\.$/.exec(reason) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day))
}

/** Everything in the schema that can be deprecated, by where it is. */
function* deprecable(): Generator<[string, string | null | undefined]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type))
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.deprecationReason]
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.deprecationReason]
        for (const arg of 'args' in field ? field.args : [])
          yield [`${type.name}.${field.name}(${arg.name}: ${getNamedType(arg.type)})`, arg.deprecationReason]
      }
  }
}

test('whatever is deprecated says what takes its place, and when it goes', () => {
  const all = [...deprecable()]
  expect(all.length).toBeGreaterThan(1000)
  const silent = all.filter(([, reason]) => typeof reason === 'string' && !isPromise(reason))
  expect(silent.map(([where]) => where)).toEqual([])
})

test.each([
  ['Use `tagFromSlug`. Gone from 2027-06-01.', true],
  ['Use `tagFromSlug`.', false],
  ['Gone from 2027-06-01.', false],
  ['Use `tagFromSlug`. Gone from 2027-13-01.', false],
  ['No longer supported', false],
])('%s: %s', (reason, is) => {
  expect(isPromise(reason)).toBe(is)
})
