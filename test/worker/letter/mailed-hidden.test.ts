import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodeSegment } from '../../../schema/routes/encode'
import { ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { run } from '../draft/support'
import { visitor } from '../newsletter/support'
import { mailed, TITLE, WORDS } from './mailed-support'
import { clearLetters, type Visit } from './support'

/* docs/rules/newsletters.md, "By mail only": nobody finds it, whichever way they try. */

beforeEach(clearLetters)

/** Parameters that name a story, or what is its. */
const OF_STORY = ['postId', 'inResponseToPostId', 'repostId', 'slugId']

/** The addresses of all routes that name a story or a writer, and of lists without either. */
function addresses(postId: string, username: string): string[] {
  const given: Readonly<Record<string, string>> = {
    username,
    ...Object.fromEntries(OF_STORY.map((name) => [name, postId])),
  }
  const paths = (Object.keys(ROUTES) as RouteName[]).flatMap((name) => {
    const { path, values } = routeNamed(name)
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param)
    if (!params.some((param) => param in given)) return []
    return [
      path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeSegment(given[key] ?? values?.[key]?.[0] ?? 'sample'),
      ),
    ]
  })
  const segment = `heron-at-dusk-${postId}`
  const search = `/search?q=${encodeURIComponent(WORDS)}`
  return [
    ...paths,
    `/@${username}/${segment}`,
    `/p/${segment}`,
    '/',
    '/top-stories',
    '/sitemap/sitemap.xml',
    search,
  ]
}

const ASKED = `query ($id: ID!, $writer: ID!) {
  post(id: $id) { id title mediumUrl content { body } }
  postResult(id: $id) { __typename ... on Post { title mediumUrl } }
  newsletter(id: $writer) { archive { letters { post { id title } } } letters { letters { post { id title } } } }
  latestPosts { posts { id title } }
}`

/** Which of the addresses tell of it: its title, its text, or its own address. */
async function telling(visit: Visit, paths: readonly string[], postId: string): Promise<string[]> {
  const named: string[] = []
  for (const path of paths) {
    const response = await visit.get(path)
    const text = await response.text()
    const location = response.headers.get('location') ?? ''
    if (
      text.includes(TITLE) ||
      location.includes('heron-at-dusk-') ||
      (text.includes(WORDS) && !path.startsWith('/search'))
    )
      if (!path.includes('heron-at-dusk-') || response.status === 200) named.push(path)
    if (path.startsWith('/search') && text.includes(postId)) named.push(path)
  }
  return named
}

describe('a story that went out by mail only', () => {
  test('is on no address for a visitor or a member, and on many once it is published', async () => {
    const { user, postId, visit } = await mailed(1)
    const member = await signedIn({ membershipTier: 'member', membershipEndsAt: null }, { now: NOON })
    const paths = addresses(postId, user.username)
    expect(paths.length).toBeGreaterThan(50)
    expect(await telling(visitor(), paths, postId)).toEqual([])
    expect(await telling(member.visit, paths, postId)).toEqual([])
    // The same walk finds it once it is on the web.
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    expect((await telling(visitor(), paths, postId)).length).toBeGreaterThan(8)
  }, 120_000)

  test('is in no answer of the API, of which nobody is told, and does nothing that stories do', async () => {
    const { user, postId, visit } = await mailed(1)
    const { visit: member } = await signedIn(
      { membershipTier: 'member', membershipEndsAt: null },
      { now: NOON },
    )
    const variables = { id: postId, writer: user.id }
    for (const stranger of [visitor(), member]) {
      const { data, errors } = await stranger.ask(ASKED, variables)
      expect(errors).toBeUndefined()
      expect(JSON.stringify(data)).not.toContain(postId)
    }
    expect(JSON.stringify((await visit.ask(ASKED, variables)).data)).toContain(`heron-at-dusk-${postId}`)
    const clapped = await member.ask(
      'mutation ($id: ID!) { result: clapPost(targetPostId: $id, numClaps: 1) { __typename } }',
      { id: postId },
    )
    expect(clapped.data?.result).toMatchObject({ __typename: 'NotFound' })
    for (const table of ['story_announcement', 'post_tag'])
      expect(await env.DB.prepare(`SELECT 1 FROM ${table} WHERE post_id = ?`).bind(postId).first()).toBeNull()
    const own = await visit.get('/me/stories/mailed')
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining(TITLE)])
  })
})
