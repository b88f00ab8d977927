import { describe, expect, test } from 'vitest'
import { matchPath } from '../../schema/routes/match'
import { postIdOf } from '../../schema/routes/post-id'
import { ask } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'

/** The paths of this host that a page links to, except those in a story's own text. */
function linkedPaths(html: string): string[] {
  const own = html.replace(/<div class="story[\s\S]*?<\/article>/, '')
  return [...new Set([...own.matchAll(/<a\b[^>]*?\shref="(\/[^"?]*)["?]/g)].map(([, path = '']) => path))]
}

const ids = new Map<string, string>()

/** The id of a person or a publication, which addresses name differently. */
async function idOf(field: 'user' | 'collectionByDomainOrSlug', name: string): Promise<string> {
  const known = ids.get(field + name)
  if (known) return known
  const query =
    field === 'user'
      ? `{ subject: user(username: ${JSON.stringify(name)}) { id } }`
      : `{ subject: collectionByDomainOrSlug(domainOrSlug: ${JSON.stringify(name)}) { ... on Collection { id } } }`
  const body = JSON.stringify({ query })
  const answer = await ask('/_/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { id } = (JSON.parse(answer.text) as { data: { subject: { id: string } } }).data.subject
  ids.set(field + name, id)
  return id
}

/** The tag of a link's target: the page shows its title or name. */
async function tagOf(path: string): Promise<string | undefined> {
  const { username, collectionSlug, postId } = matchPath(path)?.params ?? {}
  if (postId) return `post-${postIdOf(postId)}`
  if (username) return `user-${await idOf('user', username)}`
  return collectionSlug && `collection-${await idOf('collectionByDomainOrSlug', collectionSlug)}`
}

describe('a page is purged with every story, person and publication that it links to', () => {
  const pages = ROUTED_PAGES.filter(({ status }) => status === 200)
  test.each(pages.map(({ path }) => path))('%s', async (path) => {
    const { headers, text } = await ask(path)
    // What isn't stored needn't be purged.
    if (headers.get('x-cache-eligibility')?.startsWith('disabled')) {
      expect(headers.get('cache-control')).toContain('no-store')
      return
    }
    const tags = new Set(headers.get('cache-tag')?.split(','))
    const shown = await Promise.all(linkedPaths(text).map(async (to) => [to, await tagOf(to)] as const))
    expect(shown.filter(([, tag]) => tag && !tags.has(tag))).toEqual([])
  })
})

test('the pages link to some of each', async () => {
  const { text } = await ask('/')
  const tags = await Promise.all(linkedPaths(text).map(tagOf))
  for (const kind of ['post', 'user', 'collection'])
    expect(tags.filter((tag) => tag?.startsWith(`${kind}-`)).length, kind).toBeGreaterThan(2)
})
