import { hashKey, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, hashOf } from '../../../client/lib/query'

const KEYS: readonly QueryKey[] = [
  ['Viewer', {}],
  ['Viewer', null],
  ['Viewer'],
  ['PostPage', { id: 'a1' }],
  ['PostPage', { id: 'a "quoted" <id>' }],
  ['PostPage', { id: undefined }],
  ['PostPage', { id: null }],
  ['PostPage', { input: { b: 1, a: 2 } }],
  ['PostPage', { ids: [{ b: 1, a: 2 }] }],
  ['PostPage', { b: 1, a: 2 }],
  ['PostPage', { a: 2, b: undefined }],
  ['PostPage', 'text'],
  ['PostPage', { id: 'a' }, { more: true }],
]

test.each(KEYS.map((key) => [JSON.stringify(key), key] as const))('%s has the library’s hash', (_, key) => {
  expect(hashOf(key)).toBe(hashKey(key))
})

test('a query that the worker keeps is found by the library’s hash, as the browser looks for it', () => {
  const client = createQueryClient()
  client.setQueryData(['PostPage', { id: 'a1' }], 'kept')
  expect(client.getQueryCache().get(hashKey(['PostPage', { id: 'a1' }]))?.state.data).toBe('kept')
})
