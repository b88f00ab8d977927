import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'
import { expect, test } from 'vitest'
import { isForOwnPages, scopeOf } from '../../worker/graphql/limits/refuse-out-of-scope'
import { SDL } from '../../worker/graphql/sdl.generated'
import { readList } from '../support/ratchet'

const LIST = 'test/architecture/token-fields.txt'
const schema = buildASTSchema(parse(SDL))

/** Every field below the fields that tokens may request, but for those that are for our own pages alone. */
function reachable(): Map<string, string[]> {
  const fieldsByType = new Map<string, string[]>()
  const walk = (type: GraphQLNamedType): void => {
    if (fieldsByType.has(type.name)) return
    if (isUnionType(type)) {
      for (const member of type.getTypes()) walk(member)
      return
    }
    if (isInterfaceType(type)) for (const each of schema.getPossibleTypes(type)) walk(each)
    if (!isObjectType(type) && !isInterfaceType(type)) return
    const fields = Object.values(type.getFields()).filter((field) => !isForOwnPages(field))
    fieldsByType.set(type.name, fields.map(({ name }) => name).sort())
    for (const field of fields) walk(getNamedType(field.type))
  }
  for (const operation of ['query', 'mutation'] as const) {
    for (const { name, type } of Object.values(schema.getRootType(operation as never)?.getFields() ?? {})) {
      if (scopeOf(schema, { operation: operation as never }, name)) walk(getNamedType(type))
    }
  }
  return fieldsByType
}

test('an access token is told of the recorded fields, and of no other', () => {
  const recorded = new Set(
    readList(LIST).flatMap((line) => {
      const [type, fields = ''] = line.split(': ')
      return fields.split(' ').map((field) => `${type}.${field}`)
    }),
  )
  const now = new Set([...reachable()].flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`)))
  const added = [...now].filter((field) => !recorded.has(field)).sort()
  expect(added, `Mark what is private with @ownPages, and add everything else to ${LIST}.`).toEqual([])
  expect(
    [...recorded].filter((field) => !now.has(field)).sort(),
    `These are gone: remove them from ${LIST}.`,
  ).toEqual([])
})

test('no field that all members of an interface share is for our own pages alone in one of them', () => {
  const shared = Object.values(schema.getTypeMap()).flatMap((type) => (isInterfaceType(type) ? [type] : []))
  for (const type of shared)
    for (const member of schema.getPossibleTypes(type))
      for (const [name, field] of Object.entries(member.getFields()))
        if (name in type.getFields()) expect(isForOwnPages(field), `${member.name}.${name}`).toBe(false)
})

test('nothing of how its owner signs in is among them', () => {
  const text = readFileSync(LIST, 'utf8')
  expect(text).not.toMatch(/signOutToken|[eE]mail(Obfuscated)?\b|spoofedBy|isStaff|twitterScreenName|hash\b/)
})
