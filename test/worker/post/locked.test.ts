import { SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { newActor } from '../../factories/actor'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { BROWSER, SESSION_COOKIE } from '../../support/http'
import { ask } from '../graphql/support/ask'

const ID = '0000000000c1'
const PATH = `/@maren/the-lock-${ID}`
const OPEN = 'The gates stand open at the top of the tide.'
const HIDDEN = 'Behind the second gate lies the basin.'
let creatorId: string

beforeAll(async () => {
  creatorId = (await createUser({ username: 'maren' })).id
  const filler = Array.from({ length: 8 }, (_, i) => paragraph(`Words, words, paragraph ${i}. `.repeat(12)))
  await createStory({
    id: ID,
    slug: 'the-lock',
    title: 'The lock',
    creatorId,
    access: 'locked',
    body: [paragraph(OPEN), ...filler, paragraph(HIDDEN)],
    readingTime: 320,
  })
})

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
    expect(links).toHaveLength(1)
    expect(links[0]).toContain(`redirectUrl=${encodeURIComponent(PATH)}`)
    expect((await visitor.get(links[0]?.replaceAll('&amp;', '&') ?? '')).status).toBe(200)

    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    const own = await wallOf(reader)
    expect(own.links).toHaveLength(1)
    expect((await reader.get(own.links[0] ?? '')).status).toBe(200)
  })

  test.each(['/feed/latest', '/feed/@maren'])('no longer appears in %s', async (path) => {
    const text = await (
      await SELF.fetch(`https://quire.example${path}`, { headers: { 'user-agent': BROWSER } })
    ).text()
    expect(text).toContain(OPEN)
    expect(text).not.toContain(HIDDEN)
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
