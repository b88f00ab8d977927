import { EmailAvailability } from '../../../client/features/sign-in/email-availability.generated'
import { SESSION_COOKIE } from '../../../schema/rules/session'
import { PATTERNS, repeated } from '../../property/growth/patterns'
import { READER_COOKIE } from '../../support/session-cookie'
import { SAMPLES } from '../generate'
import type { Subject } from '../subjects'
import { AGENT } from '../subjects'
import { HOSTILE_STORIES, hostilePath } from './stories'

/** Characters of an address, as much as the runtime takes; and of a body. */
const ADDRESS = 8_000
const BODY = 200_000

const json = { ...AGENT, 'content-type': 'application/json' }
const graphql = (name: string, body: unknown): Subject => ({
  name,
  path: '/_/graphql',
  method: 'POST',
  headers: json,
  body: JSON.stringify(body),
})

/** Requests that are made to be slow, each of a pattern. */
const MAKERS: readonly ((pattern: string) => Subject)[] = [
  (pattern) => ({
    name: 'a long address',
    path: `/${encodeURIComponent(repeated(pattern, ADDRESS / 9).toWellFormed())}`,
    headers: AGENT,
  }),
  (pattern) => ({
    name: 'a long query',
    path: `${SAMPLES.tag}?page=${encodeURIComponent(repeated(pattern, ADDRESS / 9).toWellFormed())}`,
    headers: AGENT,
  }),
  (pattern) => ({
    name: 'long cookies',
    path: SAMPLES.story,
    headers: {
      ...AGENT,
      cookie: `${SESSION_COOKIE}=${repeated(pattern, ADDRESS).replaceAll(/[^\x21-\x7e]/g, 'x')}`,
    },
  }),
  (pattern) => graphql('a long document', { query: `{ ${repeated(pattern, BODY)} }` }),
  (pattern) =>
    graphql('a deep document', { query: `{ ${'a { '.repeat(5000)}${pattern}${'}'.repeat(5000)} }` }),
  (pattern) =>
    graphql('a long email address', {
      documentId: EmailAvailability.id,
      operationName: EmailAvailability.name,
      variables: { email: repeated(pattern, BODY / 4) },
    }),
  (pattern) => ({
    name: 'events',
    path: '/_/batch',
    method: 'POST',
    headers: json,
    body: JSON.stringify([{ key: 'post.clientViewed', data: { a: repeated(pattern, BODY) } }]),
  }),
  (pattern) => ({
    name: 'JSON that never ends',
    path: '/_/graphql',
    method: 'POST',
    headers: json,
    body: repeated(`[${pattern}`, BODY),
  }),
]

/** All hostile requests, in an order that mixes them; the dearest stories come between. */
export const hostileRequests = (): Subject[] =>
  PATTERNS.flatMap((pattern, i) => [
    ...MAKERS.map((make) => make(pattern)),
    {
      name: 'a story as dear as may be',
      path: hostilePath(i % HOSTILE_STORIES.length),
      // Uncached, with nothing remembered.
      headers: { ...AGENT, 'cache-control': 'no-cache', cookie: READER_COOKIE },
    },
  ])
