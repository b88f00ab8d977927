import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { openStatStores } from '../../../worker/data/stats/stores'
import { forgetEverything } from '../../../worker/isolate-memory'
import { readBrowser } from '../../../worker/services/identity/browser'
import { recordReading } from '../../../worker/services/reading-history/record-reading'
import { readsByDay } from '../../../worker/services/stats/totals'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { hashesOf, idsIn, readsOf, report, unlimited } from './support'

const READING_TIME = 300

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ readingTime: READING_TIME, ...given }).then(({ id }) => id)
const answer = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
})

describe('a read', () => {
  test('counts once a day for a visitor, with the longest time', async () => {
    const id = await story()
    const visit = newVisit()
    expect(await answer(await report(visit, id, { seconds: 29 }))).toMatchObject({
      success: true,
      isRead: false,
    })
    expect(await readsOf(id, visit.now)).toEqual({ reads: 0, seconds: 0 })
    expect(await answer(await report(visit, id, { seconds: 30 }))).toMatchObject({
      status: 200,
      isRead: true,
    })
    await report(visit, id, { seconds: 100 })
    await report(visit, id, { seconds: 60 })
    expect(await readsOf(id, visit.now)).toEqual({ reads: 1, seconds: 100 })
    await report(newVisit({ address: '198.51.100.9' }), id)
    expect(await readsOf(id, visit.now)).toEqual({ reads: 2, seconds: 130 })
    const later = newVisit({ now: visit.now + DAY })
    await report(later, id, { seconds: 20 * READING_TIME })
    expect(await readsOf(id, later.now)).toEqual({ reads: 1, seconds: 3 * READING_TIME })
    const stats = openStatStores(env as Env)
    const post = { id, creatorId: id }
    const days = await readsByDay({ stats }, post, 0, Math.floor(later.now / DAY))
    expect(days.map(({ reads }) => reads)).toEqual([2, 1])
  })

  test('counts once a day for a person, whatever the address', async () => {
    const id = await story()
    const { user, visit } = await signedIn()
    const elsewhere = newVisit({ address: '198.51.100.20' })
    await elsewhere.signIn(user.id)
    for (const each of [visit, elsewhere, visit]) await report(each, id)
    expect(await readsOf(id, visit.now)).toEqual({ reads: 1, seconds: 30 })
    // Of the account and the two networks.
    expect(await hashesOf(id)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^[0-9a-f]{16}$/)))
  })

  test('is one, however many are forged from one address', async () => {
    const id = await story()
    const db = new Database(env.DB)
    const counted: Promise<unknown>[] = []
    const later = (work: Promise<unknown>) => void counted.push(work)
    const forge = (i: number) => {
      const headers = {
        'cf-connecting-ip': '203.0.113.7',
        'user-agent': `Mozilla/5.0 (forged ${i % 97}) Firefox/150`,
      }
      const browser = readBrowser(new Request(ORIGIN, { headers }), ORIGIN)
      const parts = { ...unlimited, db, browser, later }
      return recordReading(parts, { postId: id, seconds: 30 + (i % 60) })
    }
    for (let i = 0; i < 10_000; i += 250) {
      // Other isolates know nothing of this one's memory.
      if (i % 5000 === 0) forgetEverything()
      await Promise.all(Array.from({ length: 250 }, (_, j) => forge(i + j)))
      await Promise.all(counted.splice(0))
    }
    expect(await readsOf(id, NOON)).toEqual({ reads: 1, seconds: 89 })
    const visits = Array.from({ length: 10 }, (_, i) =>
      newVisit({ agent: `Mozilla/5.0 (forged ${i}) Firefox/150` }),
    )
    for (const visit of visits) await report(visit, id)
    expect((await readsOf(id, NOON)).reads).toBe(1)
    // Asking not to be tracked doesn't add a read either.
    for (const visit of visits)
      for (const header of ['dnt', 'sec-gpc']) await report(visit, id, undefined, { [header]: '1' })
    expect(await readsOf(id, NOON)).toEqual({ reads: 1, seconds: 89 })
  })

  test('is one of a network and one of an account, with the wish not to be tracked and without it, in either order', async () => {
    const [first, second, third] = [await story(), await story(), await story()]
    const wish = { 'sec-gpc': '1' }
    const visit = newVisit({ address: '198.51.100.77' })
    await report(visit, first, { seconds: 40 }, wish)
    await report(visit, first, { seconds: 60 })
    await report(visit, first, { seconds: 50 }, wish)
    expect(await readsOf(first, NOON)).toEqual({ reads: 1, seconds: 60 })
    const { visit: own } = await signedIn()
    await report(own, second, { seconds: 40 })
    await report(own, second, { seconds: 60 }, wish)
    expect(await readsOf(second, NOON)).toEqual({ reads: 1, seconds: 60 })
    await report(own, third, { seconds: 60 }, wish)
    await report(own, third, { seconds: 90 })
    expect(await readsOf(third, NOON)).toEqual({ reads: 1, seconds: 90 })
  })

  test('is one of a visitor and all accounts of a network, in any order, and each account keeps its own', async () => {
    const people = await Promise.all([1, 2, 3].map(() => signedIn({}, { address: '198.51.100.88' })))
    const visitor = () => newVisit({ address: '198.51.100.88' })
    const accounts = people.map(({ visit }) => visit)
    for (const visits of [
      [visitor(), ...accounts],
      [...accounts, visitor()],
    ]) {
      const id = await story()
      for (const [i, visit] of visits.entries()) await report(visit, id, { seconds: 40 + i, progress: 0.5 })
      for (const visit of visits) await report(visit, id, { seconds: 50 }, { 'sec-gpc': '1' })
      expect(await readsOf(id, NOON)).toEqual({ reads: 1, seconds: 50 })
      const { results } = await env.DB.prepare('SELECT user_id AS id FROM post_read WHERE post_id = ?')
        .bind(id)
        .all<{ id: string }>()
      expect(new Set(results.map((row) => row.id))).toEqual(new Set(people.map(({ user }) => user.id)))
      for (const visit of accounts) expect(await idsIn(visit)).toContain(id)
      // An account that has read it at home doesn't count again elsewhere.
      const elsewhere = newVisit({ address: '198.51.100.89' })
      await elsewhere.signIn(people[0]?.user.id ?? '')
      await report(elsewhere, id, { seconds: 50 })
      expect((await readsOf(id, NOON)).reads).toBe(1)
    }
  })

  test('leaves nothing personal: hashes without a common key, and four digits of those who ask for it', async () => {
    const [one, other] = [await story(), await story()]
    const visit = newVisit({ address: '2001:db8:1:2::3' })
    await report(visit, one)
    await report(visit, other)
    await report(newVisit({ address: '2001:db8:1:2::4' }), one)
    const [first, ...more] = await hashesOf(one)
    expect(more).toEqual([])
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(await hashesOf(other)).not.toContain(first)
    const { user, visit: own } = await signedIn()
    const third = await story()
    await report(own, third, { seconds: 60, progress: 0.5 }, { 'sec-gpc': '1' })
    expect(await hashesOf(third)).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{4}$/)))
    for (const table of ['post_read', 'reading_history', 'reading_place']) {
      const row = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
        .bind(user.id)
        .first('n')
      expect(row).toBe(0)
    }
    await cronJob('sweep-tables', visit.now + DAY)
    const day = Math.floor(visit.now / DAY)
    const salts = env.DB.prepare('SELECT count(*) AS n FROM read_salt WHERE day <= ?').bind(day)
    expect(await salts.first('n')).toBe(0)
    // Without the salt they lead to nobody; what arrives a day late is still known by them.
    await cronJob('forget-readers', visit.now + DAY)
    expect(await hashesOf(one)).toEqual([first])
    await cronJob('forget-readers', visit.now + 2 * DAY)
    expect([await hashesOf(one), await hashesOf(third)]).toEqual([[], []])
    expect((await readsOf(one, visit.now)).reads).toBe(1)
  })

  test('isn’t counted of writers, bots, previews, drafts and responses', async () => {
    const { user, visit } = await signedIn()
    const own = await story({ creatorId: user.id })
    const shared = await story({ coAuthorIds: JSON.stringify([user.id]) })
    const locked = await story({ access: 'locked' })
    const response = await story({ kind: 'response' })
    for (const id of [own, shared, locked, response])
      expect(await answer(await report(visit, id))).toMatchObject({ status: 200, isRead: false })
    const open = await story()
    await report(newVisit({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), open)
    for (const id of [own, shared, locked, response, open]) expect((await readsOf(id, NOON)).reads).toBe(0)
    const { visit: member } = await signedIn({ membershipTier: 'member' })
    expect(await answer(await report(member, locked))).toMatchObject({ isRead: true })
  })

  test('is refused of what can’t be read, from other sites, and in other forms', async () => {
    const visit = newVisit()
    const draft = await story({ state: 'draft', isListed: false })
    for (const id of [draft, '0123456789ab', 'nonsense']) expect((await report(visit, id)).status).toBe(404)
    const id = await story()
    expect((await report(visit, id, undefined, { origin: 'https://evil.example' })).status).toBe(403)
    for (const said of [{ seconds: -1 }, { seconds: 1e9 }, { progress: 1.5 }, { deviceId: 'x'.repeat(65) }])
      expect((await report(visit, id, said)).status).toBe(400)
    expect((await visit.get(`/p/${id}/state/read`)).status).toBe(405)
    expect((await readsOf(id, visit.now)).reads).toBe(0)
  })

  test('is told those who write the story, by day, and nobody else', async () => {
    const { user, visit } = await signedIn()
    const id = await story({ creatorId: user.id })
    await report(newVisit({ address: '198.51.100.31' }), id, { seconds: 60 })
    await report(newVisit({ address: '198.51.100.32' }), id, { seconds: 40 })
    const ask = async (by: typeof visit, period?: object) =>
      by.ask(
        'query ($id: ID!, $period: DayPeriodInput) { post(id: $id) { readsByDay(period: $period) { day reads seconds } } }',
        { id, period },
      )
    const day = new Date(NOON).toISOString().slice(0, 10)
    const all = [{ day, reads: 2, seconds: 100 }]
    expect((await ask(visit)).data).toEqual({ post: { readsByDay: all } })
    expect((await ask(visit, { from: day, until: day })).data).toEqual({ post: { readsByDay: all } })
    expect((await ask(visit, { from: '2020-01-01', until: '2020-12-31' })).data).toEqual({
      post: { readsByDay: [] },
    })
    for (const from of ['2020-02-30', 'yesterday', '1999-01-01'])
      expect((await ask(visit, { from, until: day })).errors).toHaveLength(1)
    expect((await ask((await signedIn()).visit)).data).toEqual({ post: { readsByDay: null } })
  })
})
