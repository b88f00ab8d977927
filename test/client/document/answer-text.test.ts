import { dehydrate } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswerText, queryStateParts } from '../../../client/answer-text'
import { type DocumentPart, joined } from '../../../client/document-parts'
import { createQueryClient } from '../../../client/lib/query'

const textOf = (parts: readonly DocumentPart[]): string => new TextDecoder().decode(joined(parts))

// The cache includes the time at which it was dehydrated.
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the query cache is the same in a document whether or not its answers are kept as text', () => {
  const queryClient = createQueryClient()
  const [kept, other] = [{ title: 'Tides </script>', body: ['é', '潮'] }, { title: '<b>' }]
  queryClient.setQueryData(['PostPage', { id: 'a' }], kept)
  queryClient.setQueryData(['StaffPicks', {}], other)
  keepAnswerText(kept)
  const text = textOf(queryStateParts(queryClient))
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(dehydrate(queryClient))))
  expect(text).not.toContain('<')
})

test('an empty query cache is JSON too', () => {
  const queryClient = createQueryClient()
  expect(JSON.parse(textOf(queryStateParts(queryClient)))).toEqual({ mutations: [], queries: [] })
})

test('the length of a kept text is in bytes', () => {
  expect(keepAnswerText(['潮'])).toBe(new TextEncoder().encode('["潮"]').length)
})

test('pieces of a document are joined as UTF-8, whatever they contain', () => {
  const parts = ['a', new Uint8Array([0xc3, 0xa9]), '潮🌊', '', 'half \ud83c', 'é']
  expect(textOf(parts)).toBe('aé潮🌊half \ufffdé')
  expect(joined([])).toHaveLength(0)
})
