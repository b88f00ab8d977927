import fc from 'fast-check'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { TOKEN_SCOPES } from '../../../schema/rules/access-tokens'
import { refuseOutOfScope, scopeOf } from '../../../worker/graphql/limits/refuse-out-of-scope'
import { schema } from '../../../worker/graphql/schema'
import { cases } from '../../support/cases'

const FIELDS = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((operation) =>
  Object.keys(schema.getRootType(operation)?.getFields() ?? {}).map((name) => ({ operation, name })),
)
const allowed = (text: string, scopes: readonly (typeof TOKEN_SCOPES)[number][]): boolean => {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  try {
    refuseOutOfScope(schema, document, operation, new Set(scopes))
    return true
  } catch {
    return false
  }
}

/** Fields that no token may ever request: how its owner signs in, and what staff does, with topics too. */
const NEVER =
  /^(?!changeStoryTopics$)(accessTokens|accountSettings|securitySettings|accountToken|signIn|admin|internalStatus|.*(AccessToken|Email|Username|Account|Session|Passkey|TwoFactor|Recovery|Password|Mastodon|Spoofing|User|Topic|takeDown))/

describe('a scope', () => {
  test('is declared by the fields that tokens may request, and by no other', () => {
    const declared = FIELDS.filter((field) => scopeOf(schema, field, field.name))
    expect(declared.length).toBeGreaterThan(50)
    expect(declared.filter(({ operation, name }) => operation === 'mutation' && NEVER.test(name))).toEqual([])
    for (const name of ['accessTokens', 'accountSettings', 'securitySettings', 'accountToken', 'adminUser'])
      expect(scopeOf(schema, { operation: OperationTypeNode.QUERY }, name)).toBeUndefined()
  })

  test('decides about every field, wherever in the document it is', () => {
    const wrapped = fc.constantFrom(
      (field: string) => `{ ${field} }`,
      (field: string) => `{ __typename alias: ${field} }`,
      (field: string) => `{ ... { ... { ${field} } } }`,
      (field: string) => `{ ...A } fragment A on Root { ...B } fragment B on Root { ${field} }`,
      (field: string) => `{ ...A } fragment A on Root { ...A ${field} }`,
      (field: string) => `{ ${field} @skip(if: true) }`,
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELDS),
        fc.subarray([...TOKEN_SCOPES]),
        wrapped,
        ({ operation, name }, scopes, wrap) => {
          const needs = scopeOf(schema, { operation }, name)
          const text = `${operation} ${wrap(name)}`
          expect(allowed(text, scopes)).toBe(needs !== undefined && scopes.includes(needs))
        },
      ),
      { numRuns: cases(500) },
    )
  })

  test('for reading allows no mutation', () => {
    for (const { operation, name } of FIELDS)
      if (operation === 'mutation') expect(allowed(`mutation { ${name} }`, ['READ']), name).toBe(false)
  })
})
