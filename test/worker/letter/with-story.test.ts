import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, WEEK } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { publicationWithPeople } from '../collection/support'
import { begun, of, run, save } from '../draft/support'
import { changeNewsletter } from '../newsletter/settings-support'
import { clearLetters, createSubscribers, createWriter, lettersOf, postOffice, type Visit } from './support'

/* docs/rules/newsletters.md, "Sent when it is published". */

beforeEach(clearLetters)

const OFFERED = `query ($id: ID!) { publishSettings(postId: $id) { ... on PublishSettings {
  newsletters { isChosen newsletter { id } }
} } }`

/** The newsletters that the form offers, and which of them are chosen. */
async function offered(visit: Visit, id: string) {
  const { data, errors } = await visit.ask(OFFERED, { id })
  if (errors) throw new Error(JSON.stringify(errors))
  const { newsletters } = (data as { publishSettings: { newsletters: unknown } }).publishSettings
  return newsletters
}

/** Publishes what is due at a time, and sends what is due a minute later. */
async function comesOut(office: ReturnType<typeof postOffice>, at: number) {
  await cronJob('publish-scheduled', at, office.bindings)
  await office.minute(at + MINUTE)
}

describe('a story that is published', () => {
  test('is sent by the newsletters that are chosen, once, with its title', async () => {
    const office = postOffice()
    const { user, visit, subscribers } = await createWriter(office, 2)
    const postId = await begun(visit, 'Out now')
    expect(await offered(visit, postId)).toEqual([{ isChosen: false, newsletter: { id: user.id } }])
    const input = { postId, baseRevision: 2, newsletterIds: [user.id] }
    const both = await Promise.all([run(visit, 'publishPost', input), run(visit, 'publishPost', input)])
    expect(both.map(({ __typename }) => __typename)).toEqual(['Post', 'Post'])
    await office.minute(NOON + MINUTE)
    const mails = await office.mails()
    expect(mails.map((mail) => mail.to[0]).toSorted()).toEqual(subscribers.map(({ email }) => email))
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Out now']))
    expect(await offered(visit, postId)).toEqual([])
  })

  test('is sent to nobody unless somebody says so', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers', sendsStories: true })
    const postId = await begun(visit)
    expect(await offered(visit, postId)).toEqual([{ isChosen: true, newsletter: { id: user.id } }])
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await office.minute(NOON + MINUTE)
    expect(await office.mails()).toEqual([])
  })

  test('isn’t sent by a newsletter of somebody else, or one that has nobody', async () => {
    const office = postOffice()
    const [one, other] = await Promise.all([createWriter(office, 0), createWriter(office, 1)])
    const postId = await begun(one.visit)
    expect(await offered(one.visit, postId)).toEqual([])
    for (const id of [one.user.id, other.user.id, 'ffffffffffff'])
      expect(
        await run(one.visit, 'publishPost', { postId, baseRevision: 2, newsletterIds: [id] }),
      ).toMatchObject({ code: 'BAD_REQUEST', field: 'newsletterIds' })
    expect(await of(one.visit, 'publishSettings', postId)).toMatchObject({ isPublished: false })
  })
})

describe('a story that is planned', () => {
  test('is sent when it has come out, with the title that it has then', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    const postId = await begun(visit, 'Planned')
    const plan = { postId, publishAt: NOON + HOUR, newsletterIds: [user.id] }
    for (let i = 0; i < 2; i++)
      expect(await run(visit, 'schedulePost', { ...plan, baseRevision: 2 })).toMatchObject({
        __typename: 'Post',
      })
    expect(await offered(visit, postId)).toEqual([{ isChosen: true, newsletter: { id: user.id } }])
    await save(visit, postId, 2, [{ type: 'title', text: 'Come out' }])
    await office.minute(NOON + HOUR - MINUTE)
    expect(await office.mails()).toEqual([])
    await comesOut(office, NOON + HOUR)
    expect((await office.mails()).map(({ subject }) => subject)).toEqual(['Come out'])
  })

  test('is sent at the time to which it was moved, or not, if that was taken back', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    const [kept, dropped] = [await begun(visit, 'Kept'), await begun(visit, 'Dropped')]
    const plan = { baseRevision: 2, publishAt: NOON + HOUR, newsletterIds: [user.id] }
    for (const postId of [kept, dropped]) await run(visit, 'schedulePost', { ...plan, postId })
    await run(visit, 'schedulePost', { postId: kept, baseRevision: 2, publishAt: NOON + DAY })
    await run(visit, 'schedulePost', { ...plan, postId: dropped, newsletterIds: [] })
    await comesOut(office, NOON + HOUR)
    expect(await office.mails()).toEqual([])
    await comesOut(office, NOON + DAY)
    expect((await office.mails()).map(({ subject }) => subject)).toEqual(['Kept'])
  })

  test('and becomes a draft again isn’t sent later', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    const postId = await begun(visit)
    const plan = { postId, baseRevision: 2, publishAt: NOON + HOUR, newsletterIds: [user.id] }
    await run(visit, 'schedulePost', plan)
    await of(visit, 'unpublishPost', postId)
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await comesOut(office, NOON + HOUR)
    expect(await office.mails()).toEqual([])
    expect(await lettersOf(visit, user.id)).toEqual([])
  })

  test('and doesn’t come out within a week has its letter stopped', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    const postId = await begun(visit)
    const plan = { postId, baseRevision: 2, publishAt: NOON + HOUR, newsletterIds: [user.id] }
    await run(visit, 'schedulePost', plan)
    await of(visit, 'deletePost', postId)
    await office.minute(NOON + HOUR + WEEK)
    expect(await office.mails()).toEqual([])
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'STOPPED', stopReason: 'STORY' }])
  })
})

test('editors send a publication’s story by its newsletters, and leave the writer’s own letter', async () => {
  const office = postOffice()
  const { publication, editor } = await publicationWithPeople({ name: 'The Tide', slug: 'tide-letters' })
  const { user, visit, subscribers } = await createWriter(office, 1)
  const readers = await createSubscribers(publication.id, 1)
  const postId = await begun(visit, 'Theirs')
  await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(publication.id, postId).run()
  // Its writer may not send the publication's letters.
  const own = [{ isChosen: false, newsletter: { id: user.id } }]
  expect(await offered(visit, postId)).toEqual(own)
  const plan = { postId, baseRevision: 2, publishAt: NOON + HOUR, newsletterIds: [user.id] }
  await run(visit, 'schedulePost', plan)
  expect(await offered(editor.visit, postId)).toEqual([
    { isChosen: false, newsletter: { id: publication.id } },
  ])
  const input = { postId, baseRevision: 2, newsletterIds: [publication.id] }
  expect(await run(editor.visit, 'publishPost', input)).toMatchObject({ __typename: 'Post' })
  await office.minute(NOON + MINUTE)
  const addresses = [...subscribers, ...readers].map(({ email }) => email).toSorted()
  expect((await office.mails()).map((mail) => mail.to[0]).toSorted()).toEqual(addresses)
})
