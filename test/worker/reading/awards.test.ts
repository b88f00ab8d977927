import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffPick } from '../../../schema/tables/catalog'
import { tagWriter } from '../../../schema/tables/tag'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const WRITERS = ['first', 'second', 'third', 'fourth'] as const
const ids = new Map<string, string>()

beforeAll(async () => {
  const db = drizzle(env.DB)
  await createTag('aw-sea', { name: 'The sea', isFeatured: true, postCount: 9 })
  for (const [place, username] of WRITERS.entries()) {
    const { id } = await createUser({ username, name: `Writer ${username}` })
    ids.set(username, id)
    await db.insert(tagWriter).values({ tagSlug: 'aw-sea', userId: id, postCount: 9 - place })
  }
  for (const title of ['Picked early', 'Picked late', 'Never picked']) {
    const { id } = await createStory({ title, creatorId: ids.get('first') ?? '' })
    if (title !== 'Never picked')
      await db.insert(staffPick).values({ postId: id, pickedAt: NOON + title.length })
  }
})

const open = async (path: string) => {
  const response = await newVisit().get(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

describe('awards', () => {
  test('list every story that staff recommends', async () => {
    const { status, html } = await open('/awards/staff-picks')
    expect(status).toBe(200)
    expect(html).toContain('Picked early')
    expect(html).toContain('Picked late')
    expect(html).not.toContain('Never picked')
  })

  test('name the three people who have written most on a popular topic, in their order', async () => {
    const { html } = await open('/awards/top-writer')
    const names = [...html.matchAll(/>(Writer \w+)<\/a>/g)].map(([, name]) => name)
    expect(names).toEqual(['Writer first', 'Writer second', 'Writer third'])
    expect(html).toContain('href="/tag/aw-sea/who-to-follow"')
  })

  test('of another kind don’t exist', async () => {
    expect((await open('/awards/best-hat')).status).toBe(404)
    expect((await open('/@first/awards/best-hat')).status).toBe(404)
  })
})

describe('one person’s awards', () => {
  test('are their picked stories, shared by all visitors and purged with each of them', async () => {
    const { status, html, headers } = await open('/@first/awards/staff-picks')
    expect(status).toBe(200)
    expect(html).toContain('Picked late')
    expect(html).not.toContain('Never picked')
    expect(headers.get('cache-tag')).toContain(`user-${ids.get('first')}`)
    expect(headers.get('x-cache-eligibility')).toBe('enabled')
  })

  test('are the topics on which they are in the first three', async () => {
    expect((await open('/@third/awards/top-writer')).html).toContain('href="/tag/aw-sea"')
    const { html } = await open('/@fourth/awards/top-writer')
    expect(html).not.toContain('href="/tag/aw-sea"')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
  })

  test('aren’t shown for a suspended person, nor for nobody', async () => {
    const { username } = await createUser({ isSuspended: true })
    expect((await open(`/@${username}/awards/staff-picks`)).status).toBe(404)
    expect((await open('/@nobody-here/awards/staff-picks')).status).toBe(404)
  })
})
