import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { hashesOf, idsIn, readsOf, report, viewsOf } from './support'

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ readingTime: 300, ...given }).then(({ id }) => id)
const OPENED = { seconds: 1 }

describe('a view', () => {
  test('counts once a day for a network, and is no read', async () => {
    const id = await story()
    const visit = newVisit()
    for (let i = 0; i < 3; i++) {
      forgetEverything()
      await report(visit, id, OPENED)
      await report(visit, id, OPENED, { 'sec-gpc': '1' })
    }
    expect(await viewsOf(id, visit.now)).toBe(1)
    expect(await readsOf(id, visit.now)).toEqual({ reads: 0, seconds: 0 })
    await report(newVisit({ address: '198.51.100.9' }), id, OPENED)
    expect(await viewsOf(id, visit.now)).toBe(2)
    const later = newVisit({ now: visit.now + DAY })
    await report(later, id, OPENED)
    expect(await viewsOf(id, later.now)).toBe(1)
  })

  test('comes with a read, whichever is reported first', async () => {
    const [first, second, third] = [await story(), await story(), await story()]
    const visit = newVisit()
    await report(visit, first, OPENED)
    await report(visit, first, { seconds: 40 })
    await report(visit, second, { seconds: 40 })
    await report(visit, second, OPENED)
    await report(visit, third, { seconds: 0 })
    for (const id of [first, second]) {
      expect(await viewsOf(id, visit.now)).toBe(1)
      expect(await readsOf(id, visit.now)).toEqual({ reads: 1, seconds: 40 })
    }
    // It was gone before a second had passed.
    expect(await viewsOf(third, visit.now)).toBe(0)
  })

  test('of an account counts once whatever the network, is kept by hashes alone, and isn’t in its history', async () => {
    const id = await story()
    const { user, visit } = await signedIn()
    const elsewhere = newVisit({ address: '198.51.100.20' })
    await elsewhere.signIn(user.id)
    for (const each of [visit, elsewhere, visit]) await report(each, id, OPENED)
    expect(await viewsOf(id, visit.now)).toBe(1)
    expect(await hashesOf(id)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^[0-9a-f]{16}$/)))
    const kept = await env.DB.prepare('SELECT count(*) AS n FROM post_read WHERE post_id = ?')
      .bind(id)
      .first()
    expect(kept).toEqual({ n: 0 })
    expect(await idsIn(visit)).toEqual([])
  })

  test('isn’t counted of those who write the story, of bots, of drafts, nor of what they can only preview', async () => {
    const { user, visit } = await signedIn()
    const own = await story({ creatorId: user.id })
    await report(visit, own, OPENED)
    expect(await viewsOf(own, visit.now)).toBe(0)
    const [locked, draft, open] = [
      await story({ access: 'locked' }),
      await story({ state: 'draft', isListed: false }),
      await story(),
    ]
    for (const id of [locked, draft]) await report(newVisit(), id, OPENED)
    await report(newVisit({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), open, OPENED)
    for (const id of [locked, draft, open]) expect(await viewsOf(id, visit.now)).toBe(0)
  })
})
