import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { coverUrl, socialCardUrl } from '../../../schema/rules/images'
import {
  type CardSubject,
  collectionCard,
  siteCard,
  tagCard,
  userCard,
} from '../../../schema/rules/images/card'
import { homeWording } from '../../../schema/wording/home'
import { BLUE, fileOf, inspected, look, solid } from './pictures'
import { ask, read, stored } from './show'

let made = 0
/** A published story; what isn't said is sound. */
async function story(more: { state?: string; title?: string; picture?: string; suspended?: 0 | 1 } = {}) {
  made += 1
  const id = `c0ffee${made.toString(16).padStart(6, '0')}`
  const now = Date.now()
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO user (id, username, name, created_at, is_suspended) VALUES (?, ?, ?, ?, ?)',
    ).bind(id, `user${made}`, 'Maren Okafor', now, more.suspended ?? 0),
    env.DB.prepare(
      'INSERT INTO post (id, state, creator_id, title, preview_image_id, revision, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 3, ?, ?)',
    ).bind(
      id,
      more.state ?? 'published',
      id,
      more.title ?? 'The tide that comes twice',
      more.picture ?? null,
      now,
      now,
    ),
  ])
  return id
}

/** What the card of such a story shows. */
const SHOWN = {
  title: 'The tide that comes twice',
  author: 'Maren Okafor',
  publication: null,
  previewImageId: null,
  focusPercentX: 50,
  focusPercentY: 50,
}
const cardOf = (id: string, subject: CardSubject) => socialCardUrl({ kind: 'post', id }, subject)
const LOST = 'e'.repeat(24)

describe('a social card', () => {
  test('is a PNG of 1200 by 630, cacheable for a year', async () => {
    const response = await ask(cardOf(await story(), SHOWN))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(inspected(await read(response))).toMatchObject({ width: 1200, height: 630 })
  })

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)(
    'shows the story’s picture beside the text: %s',
    async (type) => {
      const picture = await stored(await fileOf(solid(80, 80, BLUE), type))
      const response = await ask(cardOf(await story({ picture }), { ...SHOWN, previewImageId: picture }))
      const seen = await look({ bytes: await read(response), type: 'image/png' })
      expect(seen.shows(68, 5, BLUE) && seen.shows(99, 95, BLUE)).toBe(true)
    },
  )

  test('of a story whose picture is missing shows a cover instead', async () => {
    const response = await ask(cardOf(await story({ picture: LOST }), { ...SHOWN, previewImageId: LOST }))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  })

  test.each([
    ["UPDATE post SET title = 'Another' WHERE id = ?", { title: 'Another' }],
    ["UPDATE user SET name = 'Maren O.' WHERE id = ?", { author: 'Maren O.' }],
  ])('that is outdated redirects to the current one: %s', async (sql, change) => {
    const id = await story()
    const before = await ask(cardOf(id, SHOWN))
    expect(before.status).toBe(200)
    await before.arrayBuffer()
    await env.DB.prepare(sql).bind(id).run()
    const response = await ask(cardOf(id, SHOWN))
    const current = cardOf(id, { ...SHOWN, ...change })
    expect([response.status, response.headers.get('location')]).toEqual([302, current])
    const now = await ask(current)
    expect(now.status).toBe(200)
    await now.arrayBuffer()
  })

  test.each([{ state: 'draft' }, { state: 'removed' }, { suspended: 1 }] as const)(
    'of a story that strangers may not see is a 404: %o',
    async (more) => {
      const response = await ask(cardOf(await story(more), SHOWN))
      expect(response.status).toBe(404)
      await response.text()
    },
  )

  test('disappears with its story, even from the cache', async () => {
    const id = await story()
    await (await ask(cardOf(id, SHOWN))).arrayBuffer()
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(id).run()
    const response = await ask(cardOf(id, SHOWN))
    expect(response.status).toBe(404)
    await response.text()
  })
})

describe('the card of anything but a story', () => {
  test.each([
    [
      { kind: 'collection', id: 'aa00000000c1' },
      collectionCard('Tidewater', 'By the water', null),
      "INSERT INTO collection (id, slug, name, tagline, creator_id, created_at) VALUES ('aa00000000c1', 'tw', 'Tidewater', 'By the water', 'x', 0)",
      'UPDATE collection SET is_removed = 1',
    ],
    [
      { kind: 'user', id: 'aa00000000d1' },
      userCard('Maren', 'maren', null),
      "INSERT INTO user (id, username, name, created_at) VALUES ('aa00000000d1', 'maren', 'Maren', 0)",
      'UPDATE user SET is_suspended = 1',
    ],
    [
      { kind: 'tag', slug: '海' },
      tagCard('海'),
      "INSERT INTO tag (slug, name, post_count, created_at) VALUES ('海', '海', 1, 0)",
      'UPDATE tag SET post_count = 0',
    ],
  ] as const)('%o is drawn while its subject is visible', async (of, subject, insert, hide) => {
    await env.DB.prepare(insert).run()
    const address = socialCardUrl(of, subject)
    const response = await ask(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('etag')).toMatch(/^"[\x21-\x7e]+"$/)
    expect(inspected(await read(response))).toMatchObject({ width: 1200, height: 630 })
    const outdated = await ask(socialCardUrl(of, { ...subject, title: 'Former' }))
    expect([outdated.status, outdated.headers.get('location')]).toEqual([302, address])
    await env.DB.prepare(hide).run()
    const gone = await ask(address)
    expect(gone.status).toBe(404)
    await gone.text()
  })

  test('is always available for the site itself', async () => {
    const response = await ask(socialCardUrl({ kind: 'site' }, siteCard(homeWording.claim)))
    expect(response.status).toBe(200)
    expect(inspected(await read(response))).toMatchObject({ width: 1200, height: 630 })
  })
})

describe('a cover', () => {
  test('can be drawn for any story', async () => {
    const response = await ask(coverUrl('0123456789ab'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await response.text()).toMatch(/^<svg /)
  })

  test('is a PNG for mail and feeds', async () => {
    const response = await ask(coverUrl(await story(), 'png'))
    expect(inspected(await read(response))).toMatchObject({ type: 'image/png', width: 1200, height: 600 })
  })
})
