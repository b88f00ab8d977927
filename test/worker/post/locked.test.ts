import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { newActor } from '../../factories/actor'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { BROWSER, SESSION_COOKIE } from '../../support/http'
import { ask } from '../graphql/support/ask'

const ID = '0000000000c1'
const OTHER_ID = '0000000000c2'
const PATH = `/@maren/the-lock-${ID}`
const OPEN = 'The gates stand open at the top of the tide.'
const HIDDEN = 'Behind the second gate lies the basin.'
let creatorId: string

beforeAll(async () => {
  creatorId = (await createUser({ username: 'maren', hasSubdomain: true })).id
  const filler = Array.from({ length: 8 }, (_, i) => paragraph(`Words, words, paragraph ${i}. `.repeat(12)))
  const story = {
    creatorId,
    access: 'locked' as const,
    tags: ['canals'],
    body: [paragraph(OPEN), ...filler, paragraph(HIDDEN)],
    readingTime: 320,
  }
  await createStory({ ...story, id: ID, slug: 'the-lock', title: 'The lock' })
  const { id: collectionId } = await createCollection({
    creatorId,
    slug: 'lockkeepers',
    domain: 'locks.example',
    domainVerifiedAt: 1,
  })
  await createStory({
    ...story,
    id: OTHER_ID,
    slug: 'at-the-basin',
    title: 'At the basin',
    collectionId,
  })
  await createCatalog({ creatorId, slug: 'waterways', isInLibrary: true }, [ID, OTHER_ID])
  await env.DB.prepare("INSERT INTO clap VALUES ('post', ?, ?, 1, 1)").bind(ID, creatorId).run()
})

const OPENER = /data-member-only[^>]*><a/

const query = `{ post(id: "${ID}") { content { body isPreview hiddenParagraphs } } }`
type Viewer = NonNullable<NonNullable<Parameters<typeof ask>[1]>['viewer']>

async function contentFor(viewer?: Viewer) {
  const { body } = await ask({ query }, viewer ? { viewer } : {})
  return (body.data as { post: { content: { body: unknown; isPreview: boolean } } }).post.content
}

describe('a story for members', () => {
  test.each([
    ['who is signed out', {}],
    ['with a session that is nobody’s', { cookie: SESSION_COOKIE }],
    ['that is a bot', { 'user-agent': 'Googlebot/2.1' }],
  ])('shows its preview to a reader %s, and the page contains nothing else of it', async (_, headers) => {
    const response = await SELF.fetch(`https://quire.example${PATH}`, {
      headers: { 'user-agent': BROWSER, ...(headers as Record<string, string>) },
    })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(OPEN)
    expect(html).not.toContain(HIDDEN)
    expect(html).toContain('"isAccessibleForFree":false')
  })

  test('ends in a wall: what remains, what it costs, and one button that leads to a page', async () => {
    const wallOf = async (visit: ReturnType<typeof newVisit>) => {
      const html = await (await visit.get(PATH)).text()
      const wall = /<aside aria-labelledby="wall".*?<\/aside>/s.exec(html)?.[0] ?? ''
      return { wall, links: [...wall.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href) }
    }
    const visitor = newVisit()
    const { wall, links } = await wallOf(visitor)
    expect(wall).toContain('5 more minutes to read')
    expect(wall).toContain('$5 a month or $50 a year')
    // The button, and the way for those who are members.
    expect(links).toHaveLength(2)
    expect(links[0]).toContain('/plans?')
    for (const link of links) {
      expect(link).toContain(`redirectUrl=${encodeURIComponent(PATH)}`)
      expect((await visitor.get(link.replaceAll('&amp;', '&'))).status).toBe(200)
    }

    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    const own = await wallOf(reader)
    expect(own.links).toHaveLength(1)
    expect((await reader.get(own.links[0] ?? '')).status).toBe(200)
  })

  const textOf = async (path: string) => {
    const { response } = await newVisit().follow(path)
    return { status: response.status, text: await response.text() }
  }

  /** Rule: docs/rules/feeds.md, "What a feed holds". */
  test.each([
    '/feed/latest',
    '/feed/@maren',
    '/feed/@maren/has-recommended',
    '/feed/lockkeepers',
    '/feed/lockkeepers/tagged/canals',
    '/feed/tag/canals',
    '/feed/topic/canals',
    '/feed/collections/waterways',
  ])('appears as its preview in %s', async (path) => {
    const { status, text } = await textOf(path)
    expect(status).toBe(200)
    expect(text).toContain(OPEN)
    expect(text).not.toContain(HIDDEN)
  })

  /** Rules: docs/rules/feeds.md, "News and Flipboard", "Facts of a story". */
  test.each([
    ['/feed/lockkeepers/news', '<channel>'],
    ['/feed/lockkeepers/news/tagged/canals', '<channel>'],
    ['/feed/flipboard/canals', '<channel>'],
    ['/lockkeepers/load-more', 'At the basin'],
    ['/lockkeepers/load-more?topic=canals', 'At the basin'],
    [`/p/${ID}/info`, 'The lock'],
  ])('has no text in %s', async (path, part) => {
    const { status, text } = await textOf(path)
    expect(status).toBe(200)
    expect(text).toContain(part)
    for (const hidden of [OPEN, HIDDEN]) expect(text).not.toContain(hidden)
  })

  test.each([
    ['the main host', 'https://quire.example', PATH],
    ['its writer’s', 'https://maren.quire.example', `/the-lock-${ID}`],
    ['its publication’s', 'https://locks.example', `/at-the-basin-${OTHER_ID}`],
  ])('is whole for a member on %s, and their page is stored nowhere', async (_, origin, path) => {
    const pageOf = async (viewer: { membershipTier?: 'member' } | undefined) => {
      const visit = newVisit()
      if (viewer) await visit.signIn((await createUser(viewer)).id, {}, origin)
      const response = await visit.get(origin + path)
      const { status, headers } = response
      return { status, control: headers.get('cache-control'), text: await response.text() }
    }
    const visitor = await pageOf(undefined)
    expect([visitor.status, visitor.text.includes(HIDDEN)]).toEqual([200, false])
    const member = await pageOf({ membershipTier: 'member' })
    expect(member).toMatchObject({ status: 200, control: 'private, no-store' })
    expect(member.text).toContain(HIDDEN)
    // What the line above the title means is told to those who don’t know.
    expect([visitor.text, member.text].map((text) => OPENER.test(text))).toEqual([true, false])
    // The next reader after a member gets nothing of theirs.
    expect((await pageOf(undefined)).text).not.toContain(HIDDEN)
    expect((await pageOf({})).text).not.toContain(HIDDEN)
  })

  test('is whole on every host from the next page on for whoever joins, and again a preview when that ends', async () => {
    const { id } = await createUser()
    const visit = newVisit({ now: NOON })
    const pages = {
      'https://quire.example': PATH,
      'https://maren.quire.example': `/the-lock-${ID}`,
      'https://locks.example': `/at-the-basin-${OTHER_ID}`,
    }
    for (const origin of Object.keys(pages)) await visit.signIn(id, {}, origin)
    const looks = () =>
      Promise.all(
        Object.entries(pages).map(async ([origin, path]) => {
          const answer = await visit.get(origin + path)
          const isWhole = (await answer.text()).includes(HIDDEN)
          return [isWhole, answer.headers.get('cache-control'), answer.headers.get('x-cache-eligibility')]
        }),
      )
    const kept = (isWhole: boolean) => [isWhole, 'private, no-store', 'disabled; reason=signed-in']
    expect(await looks()).toEqual([kept(false), kept(false), kept(false)])
    await createMembership(id, { startedAt: NOON })
    expect(await looks()).toEqual([kept(true), kept(true), kept(true)])
    visit.now = NOON + 60 * DAY
    expect(await looks()).toEqual([kept(false), kept(false), kept(false)])
  })

  test('is shown in full to members and its writer only', async () => {
    const someone = newActor({ id: 'ffff' })
    for (const viewer of [undefined, someone]) {
      const { body, isPreview } = await contentFor(viewer)
      expect(isPreview).toBe(true)
      expect(JSON.stringify(body)).not.toContain(HIDDEN)
    }
    for (const viewer of [
      { ...someone, isMember: true },
      { ...someone, id: creatorId },
    ]) {
      const { body, isPreview } = await contentFor(viewer)
      expect(isPreview).toBe(false)
      expect(JSON.stringify(body)).toContain(HIDDEN)
    }
  })
})
