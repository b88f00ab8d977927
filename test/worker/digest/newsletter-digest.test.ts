import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { collectionEditor } from '../../../schema/tables/collection'
import { createCollection } from '../../factories/collection'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { clearLetters, createSubscribers, lettersOf, postOffice, send, type Visit } from '../letter/support'
import { form, settingsPath } from '../newsletter/support'
import { report } from '../reading-history/support'

/* docs/rules/newsletters.md, "A newsletter’s digest" and "Stats of digests". */

/** Monday, 2 November 2026, 08:00 UTC. */
const MONDAY = NOON + 20 * HOUR

beforeEach(clearLetters)

/** A publication with a story, its owner, and subscribers: one who gets each letter, two who want digests. */
async function setUp() {
  const office = postOffice()
  const collection = await createCollection({ name: 'The Daily Tide' })
  const id = collection.id ?? ''
  const { user, visit } = await signedIn({}, { env: office.bindings, now: NOON })
  await drizzle(env.DB).insert(collectionEditor).values({ collectionId: id, userId: user.id, role: 'OWNER' })
  await env.DB.prepare('INSERT INTO newsletter (id, collection_id, created_at) VALUES (?1, ?1, ?2)')
    .bind(id, NOON)
    .run()
  const subscribers = await createSubscribers(id, 3)
  const [, weekly = { email: '' }, gone = { email: '' }] = subscribers
  for (const { email } of [weekly, gone]) await choose(email, id)
  const story = await createStory({
    creatorId: user.id,
    collectionId: id,
    title: 'On rivers',
    subtitle: 'And where they go',
    firstPublishedAt: NOON - HOUR,
  })
  return { office, collection, id, user, visit, subscribers, weekly, gone, story }
}

async function choose(email: string, newsletter: string, rhythm = 'WEEKLY', until = '') {
  const fields = { action: 'rhythm', newsletter, rhythm, until }
  const answer = await newVisit().send(await settingsPath(email), form(fields))
  expect(answer.status).toBe(303)
}

const digestsOf = async (visit: Visit, id: string) => {
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) { digests { digests {
      digestAt state recipientCount sentCount deliveredCount unsubscribedCount leftCount failedCount views
    } } } }`,
    { id },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { newsletter: { digests: { digests: Record<string, unknown>[] } | null } }).newsletter
    .digests?.digests
}

describe('a newsletter’s digest', () => {
  test('has the letters of the week, and goes to those who chose it, once', async () => {
    const { office, id, visit, story, subscribers, weekly, gone } = await setUp()
    await send(visit, { newsletterId: id, postId: story.id })
    await office.drain()
    const to = async () => (await office.mails()).map((mail) => mail.to[0])
    expect(await to()).toEqual([subscribers[0]?.email])
    await newVisit().send(await settingsPath(gone.email), form({ action: 'unsubscribe', newsletter: id }))
    await Promise.all([1, 2].map(() => cronJob('make-digests', MONDAY, office.bindings)))
    await office.minute(MONDAY)
    await cronJob('make-digests', MONDAY + HOUR, office.bindings)
    await office.minute(MONDAY + HOUR)
    expect(await to()).toEqual([subscribers[0]?.email, weekly.email])
    const mail = (await office.mails()).at(-1)
    expect(mail).toMatchObject({ subject: 'The Daily Tide: this week’s letters' })
    for (const text of [
      'On rivers',
      'And where they go',
      '1 letter went out last week.',
      'digest_20261102_',
      'Was this forwarded to you? Subscribe: http',
    ])
      expect(mail?.text).toContain(text)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(await digestsOf(visit, id)).toEqual([
      {
        digestAt: MONDAY,
        state: 'SENT',
        recipientCount: 1,
        sentCount: 1,
        deliveredCount: 0,
        unsubscribedCount: 0,
        leftCount: 0,
        failedCount: 0,
        views: 0,
      },
    ])
    const { pathname, search } = new URL(String(mail?.headers['List-Unsubscribe']).slice(1, -1))
    await newVisit().send(pathname + search, form({ 'List-Unsubscribe': 'One-Click' }))
    expect(await digestsOf(visit, id)).toMatchObject([{ unsubscribedCount: 1 }])
    // It is no letter of its story, and what it said is forgotten.
    expect(await lettersOf(visit, id)).toHaveLength(1)
    const kept = await env.DB.prepare('SELECT count(*) AS kept FROM letter WHERE digest_stories IS NOT NULL')
    expect(await kept.first('kept')).toBe(0)
  })

  test('is listed with those of the publication’s other newsletters, one page after the other', async () => {
    const { office, id, visit, story } = await setUp()
    const other = nextId()
    await env.DB.prepare(
      "INSERT INTO newsletter (id, collection_id, created_at, slug, name) VALUES (?, ?, ?, 'weekend', 'Weekend')",
    )
      .bind(other, id, NOON)
      .run()
    const [reader = { email: '' }] = await createSubscribers(other, 1)
    await choose(reader.email, other)
    for (const newsletterId of [id, other]) await send(visit, { newsletterId, postId: story.id })
    await office.drain()
    await cronJob('make-digests', MONDAY, office.bindings)
    await office.minute(MONDAY)
    const pageFrom = async (asking: Visit, to: string | null) => {
      const { data } = await asking.ask(
        `query ($id: ID!, $to: String) { collection(id: $id) { digests(paging: { limit: 1, to: $to }) {
          digests { digestAt newsletter { id } } pagingInfo { next { to } }
        } } }`,
        { id, to },
      )
      type List = {
        digests: { digestAt: number; newsletter: { id: string } }[]
        pagingInfo: { next: { to: string } | null }
      }
      return (data as { collection: { digests: List | null } }).collection.digests
    }
    const first = await pageFrom(visit, null)
    const second = await pageFrom(visit, first?.pagingInfo.next?.to ?? '')
    const both = [...(first?.digests ?? []), ...(second?.digests ?? [])]
    expect(both.map(({ digestAt }) => digestAt)).toEqual([MONDAY, MONDAY])
    expect(both.map(({ newsletter }) => newsletter.id).toSorted()).toEqual([id, other].toSorted())
    expect(second?.pagingInfo.next).toBeNull()
    const { visit: stranger } = await signedIn()
    expect(await pageFrom(stranger, null)).toBeNull()
  })

  test('isn’t made in a week without letters', async () => {
    const { office, id, visit } = await setUp()
    await cronJob('make-digests', MONDAY, office.bindings)
    await office.minute(MONDAY)
    expect([await office.mails(), await digestsOf(visit, id)]).toEqual([[], []])
  })

  test('catches up after an outage', async () => {
    const { office, id, visit, story, weekly, gone } = await setUp()
    await send(visit, { newsletterId: id, postId: story.id })
    await office.drain()
    await cronJob('make-digests', MONDAY + 8 * DAY, office.bindings)
    await office.minute(MONDAY + 8 * DAY)
    const digests = (await office.mails()).slice(1)
    expect(digests.flatMap(({ to }) => to).toSorted()).toEqual([weekly.email, gone.email].toSorted())
    expect(await digestsOf(visit, id)).toMatchObject([{ digestAt: MONDAY + 7 * DAY }])
  })

  test('waits while a subscription is paused, and so does a letter', async () => {
    const { office, id, visit, story, subscribers, weekly, gone } = await setUp()
    for (const [email, rhythm] of [
      [subscribers[0]?.email ?? '', 'EACH'],
      [weekly.email, 'WEEKLY'],
      [gone.email, 'WEEKLY'],
    ] as const)
      await choose(email, id, rhythm, '2026-11-05')
    const page = await (await newVisit().get(await settingsPath(weekly.email))).text()
    expect(page).toContain('Paused until November 5, 2026.')
    await send(visit, { newsletterId: id, postId: story.id })
    await office.drain()
    await cronJob('make-digests', MONDAY, office.bindings)
    await office.minute(MONDAY)
    expect(await office.mails()).toEqual([])
  })

  test.each(['2026-02-30', 'soon', '2028-01-01'])('pauses until no such day as %o', async (until) => {
    const { id, weekly } = await setUp()
    const fields = { action: 'rhythm', newsletter: id, rhythm: 'EACH', until }
    expect((await newVisit().send(await settingsPath(weekly.email), form(fields))).status).toBe(400)
  })

  test('shows the views that came from it, to those who run the publication alone', async () => {
    const { office, collection, id, visit, story } = await setUp()
    await send(visit, { newsletterId: id, postId: story.id })
    await office.drain()
    await cronJob('make-digests', MONDAY, office.bindings)
    await office.minute(MONDAY)
    const link = /https?:\/\/\S*source=(digest_\S+)/.exec((await office.mails()).at(-1)?.text ?? '')
    const source = decodeURIComponent(link?.[1] ?? '')
    await report(newVisit({ address: '198.51.100.8' }), story.id, { seconds: 40, source })
    await report(newVisit({ address: '198.51.100.9' }), story.id, { seconds: 40 })
    expect(await digestsOf(visit, id)).toMatchObject([{ views: 1 }])
    const path = linkTo('ShowCollectionDigests', { collectionSlug: collection.slug })
    const page = await visit.get(path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('November 2, 2026')
    const { visit: other } = await signedIn()
    expect((await other.get(path)).status).toBe(404)
    expect(await digestsOf(other, id)).toBeUndefined()
  })
})
