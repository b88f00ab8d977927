import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../../../worker/graphql/documents.generated'
import { DOCUMENT_LIMITS } from '../../../worker/graphql/limits/limits'
import { measureOperation } from '../../../worker/graphql/limits/measure-operation'
import { measureText } from '../../../worker/graphql/limits/measure-text'
import { schema } from '../../../worker/graphql/schema'
import { testRows } from '../../support/test-rows'
import { ask, codeOf } from './support/ask'

function measure(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('Write one operation')
  return measureOperation(schema, document, operation, variables)
}

/** The limit that a document exceeds, as the endpoint names it. */
async function passedLimit(query: string, variables = {}): Promise<unknown> {
  const { status, body } = await ask({ query, variables })
  expect(status).toBe(200)
  return codeOf(body) === 'LIMIT_EXCEEDED' ? body.errors?.[0]?.extensions.limit : codeOf(body)
}

const many = (count: number, write: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ')

/** `creator { homepagePostsConnection { posts { … } } }`, repeated. */
const nested = (levels: number): string =>
  levels === 0
    ? 'id'
    : `creator { homepagePostsConnection(paging: { limit: 1 }) { posts { ${nested(levels - 1)} } } }`

/** The largest lists that a document's variables can request. */
function largest(operation: OperationDefinitionNode): Record<string, unknown> {
  const values: Record<string, unknown> = { Int: 50, PagingOptions: { limit: 50 } }
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const name = print(type).replaceAll(/[![\]]/g, '')
      const input = schema.getType(name)
      const hasPaging = isInputObjectType(input) && 'paging' in input.getFields()
      return [variable.name.value, name in values ? values[name] : hasPaging ? { paging: { limit: 50 } } : {}]
    }),
  )
}

testRows(
  'every trusted document is within the limits at its largest',
  Object.entries(DOCUMENTS),
  ([id]) => id,
  ([, text]) => {
    expect(() => measureText(text)).not.toThrow()
    const document: DocumentNode = parse(text)
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    expect(operations).toHaveLength(1)
    for (const operation of operations) {
      expect(() => measureOperation(schema, document, operation, largest(operation))).not.toThrow()
    }
  },
)

describe('the cost of a document', () => {
  it('is one per object', () => {
    expect(measure('{ user(id: "a") { id name socialStats { followerCount } } }').cost).toBe(2)
  })

  it('is multiplied by the length of the list above', () => {
    expect(measure('{ topWriters(limit: 7) { socialStats { followerCount } } }').cost).toBe(14)
    expect(measure('{ topWriters { socialStats { followerCount } } }').cost).toBe(20)
  })

  it('counts a connection once, and its items by its paging', () => {
    expect(measure('{ latestPosts(paging: { limit: 5 }) { posts { id creator { id } } } }').cost).toBe(11)
    expect(
      measure('{ staffPicksFeed(input: { paging: { limit: 5 } }) { items { post { id } } } }').cost,
    ).toBe(11)
  })

  it('is multiplied by each nested list', () => {
    const query = '{ latestPosts(paging: { limit: 4 }) { posts { tags { relatedTags(limit: 3) { id } } } } }'
    // 1 connection, 4 posts, 10 unmeasured tags each, 3 related tags each.
    expect(measure(query).cost).toBe(1 + 4 + 40 + 120)
  })

  it('reads lengths from variables, whole arguments and defaults', () => {
    const query =
      'query ($n: Int, $p: PagingOptions = { limit: 3 }) { topWriters(limit: $n) { id } latestPosts(paging: $p) { posts { id } } }'
    expect(measure(query).cost).toBe(10 + 1 + 3)
    expect(measure(query, { n: 2, p: { limit: 8 } }).cost).toBe(2 + 1 + 8)
  })

  it('limits lengths to what a service returns', () => {
    expect(measure('{ topWriters(limit: 1000000) { id } }').cost).toBe(50)
    expect(measure('{ topWriters(limit: -1000000) { id } }').cost).toBe(1)
  })

  it('ignores an argument that the field doesn’t have', () => {
    expect(measure('{ latestPosts { posts(limit: 1) { id } } }').cost).toBe(11)
  })
})

describe('a document that exceeds a limit is refused', () => {
  it.each([
    ['tokens', `{ user(id: "a") { ${many(2000, () => 'id')} } }`],
    ['nesting', `{ user(id: ${'['.repeat(3000)}`],
    ['nesting', '{a'.repeat(51)],
    ['rootFields', `{ ${many(100, () => '__typename')} }`],
    ['rootFields', `{ ${many(100, (i) => `u${i}: user(id: "a") { id }`)} }`],
    ['aliases', `{ user(id: "a") { ${many(16, (i) => `a${i}: id`)} } }`],
    ['directives', `{ user(id: "a") { id ${'@include(if: true) '.repeat(31)} } }`],
    ['directives', `{ user(id: "a") { id ${'@nothing '.repeat(500)} } }`],
    ['depth', `{ post(id: "a") { ${nested(4)} } }`],
    ['fields', `{ user(id: "a") { ${many(1001, () => 'id')} } }`],
    ['cost', '{ latestPosts(paging: { limit: 50 }) { posts { moreFrom(limit: 50) { id } } } }'],
    ['cost', '{ topTags { tags { relatedTags { relatedTags { relatedTags { id } } } } } }'],
    [
      'aliases',
      `{ user(id: "a") { ...A } } ${many(30, (i) => `fragment ${letter(i)} on User { x: id ...${letter(i + 1)} }`)}`,
    ],
  ])('because of its %s: %#', async (limit, query) => {
    expect(await passedLimit(query)).toBe(limit)
  })

  it('because of what its fragments expand to, without expanding them', async () => {
    // 2 to the 30th fields, if it were expanded.
    const query = `{ user(id: "a") { ...A } } ${many(30, (i) => `fragment ${letter(i)} on User { ...${letter(i + 1)} ... { ...${letter(i + 1)} } id }`)}`
    expect(await passedLimit(query)).toBe('fields')
  })

  it('because of the same within introspection', async () => {
    const query = `{ __type(name: "User") { ...A } } ${many(30, (i) => `fragment ${letter(i)} on __Type { ofType { ...${letter(i + 1)} ... { ofType { ...${letter(i + 1)} } } } }`)}`
    expect(await passedLimit(query)).toBe('fields')
  })

  it('whatever @skip and @include say', async () => {
    const query =
      '{ latestPosts(paging: { limit: 50 }) @skip(if: true) { posts { moreFrom(limit: 50) { id } } } }'
    expect(await passedLimit(query)).toBe('cost')
  })

  it('because of its variables, even if its text has run before', async () => {
    const query =
      'query ($n: Int) { topTags { tags { relatedTags(limit: $n) { relatedTags(limit: $n) { id } } } } }'
    expect(await passedLimit(query, { n: 2 })).toBeUndefined()
    expect(await passedLimit(query, { n: 50 })).toBe('cost')
  })

  it('because of an operation that isn’t requested', async () => {
    const query = `query A { __typename } query B { ${many(100, () => '__typename')} }`
    expect(codeOf((await ask({ query, operationName: 'A' })).body)).toBe('LIMIT_EXCEEDED')
  })

  it.each([
    'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A __typename }',
    'query { ...A } fragment A on Query { ...A }',
    '{ ...Missing }',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  ])('by validation if it is recursive: %s', async (query) => {
    expect(await passedLimit(query)).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

it('the error names the limit', () => {
  expect(() => measure(`{ ${many(11, () => '__typename')} }`)).toThrow(GraphQLError)
  expect(() => measure(`{ ${many(11, () => '__typename')} }`)).toThrow(
    `The document passes the limit of ${DOCUMENT_LIMITS.rootFields} (rootFields).`,
  )
})

/** Names of fragments in a row: A, B, … Z, AA, … */
function letter(i: number): string {
  return i < 26 ? String.fromCharCode(65 + i) : `A${letter(i - 26)}`
}
