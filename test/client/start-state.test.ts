import { afterEach, describe, expect, test, vi } from 'vitest'
import { readStartState } from '../../client/lib/start-state'

/** The parts of a document that are read; a part that is left out is missing. */
function documentWith(parts: {
  root?: boolean
  state?: string
  uri?: string
  queries?: string
  modules?: string
}): Document {
  const elements: Record<string, object | undefined> = {
    root: parts.root === false ? undefined : {},
    'preloaded-state': parts.state === undefined ? undefined : { textContent: parts.state },
    'query-state': parts.queries === undefined ? undefined : { textContent: parts.queries },
  }
  return {
    getElementById: (id: string) => elements[id] ?? null,
    querySelector: (selector: string) => {
      const value = selector.startsWith('meta') ? parts.uri : parts.modules
      return value === undefined ? null : { getAttribute: () => value }
    },
  } as unknown as Document
}

const whole = {
  state: '{"session":{},"shown":{"pageId":"post"}}',
  uri: '/_/graphql',
  queries: '{"queries":[]}',
  modules: '/assets/post.js /assets/body.js',
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the client', () => {
  test('starts from what the server left in the document', () => {
    expect(readStartState(documentWith(whole))).toMatchObject({
      state: { session: {} },
      shown: { pageId: 'post' },
      pageModule: '/assets/post.js',
      graphqlUri: '/_/graphql',
      answers: [],
    })
  })

  test.each([
    ['state', 'Missing preloaded state'],
    ['uri', 'Missing GraphQL address'],
    ['queries', 'Missing cache state'],
    ['modules', 'Missing page module'],
  ] as const)('says what is missing: %s', (part, message) => {
    const { [part]: _, ...rest } = whole
    expect(() => readStartState(documentWith(rest))).toThrow(message)
  })

  test('stops with a warning if there is no root element', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(readStartState(documentWith({ ...whole, root: false }))).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })
})
