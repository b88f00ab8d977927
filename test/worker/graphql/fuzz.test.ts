import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import { cases } from '../../support/cases'
import { post } from './support/ask'

/** Sends a body and expects a JSON response that blames nobody but the sender. */
async function expectNoFault(body: BodyInit): Promise<void> {
  const response = await post(body)
  expect([200, 400, 403, 413]).toContain(response.status)
  const text = await response.text()
  expect(() => JSON.parse(text)).not.toThrow()
  expect(text).not.toContain('INTERNAL_SERVER_ERROR')
}

const words = fc.constantFrom(
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '...',
    ':',
    '!',
    '=',
    '@',
    '$',
    '|',
    '&',
    '"',
    '"""',
    '#\n',
    '\\u',
    '0',
    '1e999',
    '-1',
  ],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'A',
    'User',
    'Post',
    'Query',
    'true',
    'null',
    'Int',
  ],
  ...[
    'user',
    'post',
    'id',
    'creator',
    'posts',
    'latestPosts',
    'paging',
    'limit',
    'to',
    '__typename',
    '__schema',
  ],
  ...[
    '@skip(if: true)',
    '@include(if: $a)',
    '...A',
    '$a',
    'id: "a"',
    'fragment A on User { ...A }',
    '@deprecated',
  ],
)
const documentText = fc.oneof(
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 30 }).map((parts) => `{ user(id: "a") { id ${parts.join(' ')} } }`),
  fc.string({ unit: 'binary' }),
)
const operation = fc.record(
  {
    query: fc.oneof(documentText, fc.jsonValue()),
    documentId: fc.oneof(fc.constant(PostPage.id), fc.string(), fc.jsonValue()),
    operationName: fc.oneof(fc.constant('PostPage'), fc.string(), fc.jsonValue()),
    variables: fc.oneof(
      fc.dictionary(fc.constantFrom('id', 'a', '__proto__', 'n'), fc.jsonValue()),
      fc.jsonValue(),
    ),
    extensions: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

it('handles any bytes without a server error', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), (bytes) => expectNoFault(new Uint8Array(bytes))),
    { numRuns: cases(100) },
  ))

it('handles any JSON without a server error', () =>
  fc.assert(
    fc.asyncProperty(fc.json(), (json) => expectNoFault(json)),
    { numRuns: cases(200) },
  ))

it('handles any document without a server error', () =>
  fc.assert(
    fc.asyncProperty(documentText, (query) => expectNoFault(JSON.stringify({ query }))),
    { numRuns: cases(500) },
  ))

it('handles any operations without a server error', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(operation, fc.array(operation, { maxLength: 22 })), (body) =>
      expectNoFault(JSON.stringify(body)),
    ),
    { numRuns: cases(300) },
  ))

it('handles any story id without a server error', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.double()), (id) =>
      expectNoFault(JSON.stringify({ documentId: PostPage.id, variables: { id } })),
    ),
  ))

it.each([
  [
    'objects in objects',
    `{"query":"{ __typename }","variables":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`,
  ],
  ['lists in lists', '['.repeat(200_000)],
  [
    'a list in a variable',
    `{"query":"query ($a: [ID]) { __typename }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  ],
  ['a document of selections', JSON.stringify({ query: '{a'.repeat(990) })],
  ['a document of inline fragments', JSON.stringify({ query: `{${'...{'.repeat(900)}id` })],
  ['a complete one', JSON.stringify({ query: `${'{...'.repeat(600)}{id}${'}'.repeat(600)}` })],
  [
    'a document of list values',
    JSON.stringify({ query: `{ user(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }` }),
  ],
  [
    'a document of object values',
    JSON.stringify({ query: `{ user(id: ${'{a:'.repeat(600)}1${'}'.repeat(600)}) { id } }` }),
  ],
  [
    'a document of list types',
    JSON.stringify({ query: `query ($a: ${'['.repeat(900)}ID${']'.repeat(900)}) { __typename }` }),
  ],
  ['many equal fields', JSON.stringify({ query: `{ user(id: "a") { ${'id '.repeat(990)} } }` })],
  ['a long name', JSON.stringify({ query: `{ ${'a'.repeat(200_000)} }` })],
  ['a long text', JSON.stringify({ query: `{ user(id: "${'a'.repeat(200_000)}") { id } }` })],
  ['a long number', JSON.stringify({ query: `{ topWriters(limit: ${'9'.repeat(100_000)}) { id } }` })],
])('handles %s without a server error', (_name, body) => expectNoFault(body))
