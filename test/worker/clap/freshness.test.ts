import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import { CLAPS_SHOWN_EVERY } from '../../../schema/rules/claps'
import { lifetimeOf, pageCacheControl } from '../../../worker/edge-cache/cache-control'
import { executeOperation } from '../../../worker/graphql/execute'
import { nextId } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { request } from '../ssr/memory-requests'
import { clock, counter, ring } from './support'

const SECOND = 1000
/** How many people press within a second, and for how many seconds. */
const PRESSES = 50
const RUSH = 30
/** How old claps may be until visitors see them, in seconds. */
const FRESH = 10

/** A page in the shared cache, as visitors get it: stored for as long as it may be served, unless it is purged. */
function sharedPage(id: string) {
  const tag = `claps-${id}`
  let page: { claps: number; until: number; purges: number } | undefined
  let renders = 0
  const purges = async () => {
    const statement = env.DB.prepare('SELECT count(*) AS purges FROM purge_outbox WHERE tag = ?').bind(tag)
    return (await statement.first<number>('purges')) ?? 0
  }
  const render = async () => {
    renders++
    const context = { ...request({ viewer: null }), clock }
    const { postResult } = await executeOperation(PostPage, { id }, context)
    const headers = new Headers({ 'cache-control': pageCacheControl(200, context.tags, clock.at) })
    const lifetime = lifetimeOf(200, headers)
    const served = (lifetime?.maxAge ?? 0) + (lifetime?.staleWhileRevalidate ?? 0)
    const claps = postResult.__typename === 'Post' ? postResult.clapCount : -1
    return { claps, until: clock.at + served * SECOND, purges: await purges() }
  }
  const visit = async (): Promise<number> => {
    if (!page || clock.at >= page.until || (await purges()) > page.purges) page = await render()
    return page.claps
  }
  return { visit, purges, renders: () => renders }
}

test('at fifty presses a second, visitors see each within ten seconds, and few purges and renders pay for that', async () => {
  const target = { kind: 'post' as const, id: (await createStory()).id }
  const page = sharedPage(target.id)
  expect(await page.visit()).toBe(0)
  const press = async (count: number) => {
    const people = Array.from({ length: count }, nextId)
    await env.DB.prepare(
      'INSERT INTO user (id, username, name, created_at) SELECT value, value, value, ?2 FROM json_each(?1)',
    )
      .bind(JSON.stringify(people), clock.at)
      .run()
    await Promise.all(people.map((userId) => counter.give(target, { userId, count: 1, key: userId })))
  }
  // A quiet page is kept for long.
  clock.at += 30 * SECOND
  await page.visit()
  expect(page.renders()).toBe(1)
  const totals = [0]
  for (let second = 1; second <= RUSH; second++) {
    clock.at += SECOND
    await press(PRESSES)
    totals.push(second * PRESSES)
    expect(await page.visit()).toBeGreaterThanOrEqual(totals.at(-1 - FRESH) ?? 1)
  }
  // One at its beginning; the next one isn't due within it.
  expect(await page.purges()).toBe(1)
  expect(page.renders()).toBeLessThan(2 + RUSH / 5)
  // The last ones are seen in time, too, though nobody claps any more.
  clock.at += FRESH * SECOND
  expect(await page.visit()).toBe(RUSH * PRESSES)
  clock.at += CLAPS_SHOWN_EVERY
  await press(1)
  expect(await page.purges()).toBe(2)
})

test('one clap after another is seen in time, whatever the pause between them', async () => {
  const target = { kind: 'post' as const, id: (await createStory()).id }
  const page = sharedPage(target.id)
  let total = 0
  for (const pause of [0, 1, 59, 61, 2, 58, 100, 10, 70, 130, 1, 119, 140, 61, 60, 1]) {
    for (let waited = 0; waited < pause; waited++) {
      clock.at += SECOND
      await page.visit()
      // The alarm rings when it is due, by the clock of this test.
      if (waited % 5 === 0) await ring(target)
    }
    const userId = nextId()
    await env.DB.prepare('INSERT INTO user (id, username, name, created_at) VALUES (?1, ?1, ?1, ?2)')
      .bind(userId, clock.at)
      .run()
    await counter.give(target, { userId, count: 1, key: userId })
    total++
    clock.at += FRESH * SECOND
    expect(await page.visit()).toBe(total)
  }
})
