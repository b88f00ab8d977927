import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { ENDED_NEWSLETTER_KEPT } from '../../../schema/rules/newsletters'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { logOf, publicationWithPeople } from '../collection/support'
import { clearLetters, createSubscribers, createWriter, postOffice, schedule } from '../letter/support'
import { changeNewsletter, endOrRestore, newsletterFor, storedOf } from './settings-support'
import {
  confirm,
  form,
  leaveToken,
  rowsOf,
  settingsPath,
  statesOf,
  subscribe,
  tokenTo,
  unsubscribe,
  visitor,
} from './support'

/* docs/rules/newsletters.md, "Ending a newsletter". */

beforeEach(clearLetters)

/** A publication with a second newsletter. */
async function withSecond() {
  const people = await publicationWithPeople({ name: 'The Tide' })
  const { publication, owner } = people
  const { id } = await changeNewsletter(owner.visit, 'create', {
    collectionId: publication.id,
    key: `6e${String(Math.floor(performance.now() * 1000) % 1e10).padStart(10, '0')}`,
    slug: 'weekly',
    name: 'Weekly',
  })
  return { ...people, id }
}

describe('a newsletter that is deleted', () => {
  test('is gone for readers at once, and comes back with its subscribers', async () => {
    const { publication, owner, id } = await withSecond()
    await subscribe(visitor(), id, 'one@ending.example')
    await confirm(visitor(), tokenTo('one@ending.example'))
    expect(await endOrRestore(owner.visit, 'end', id)).toMatchObject({
      offAt: expect.any(Number),
      daysLeft: 30,
    })
    expect(await endOrRestore(owner.visit, 'end', id)).toMatchObject({ __typename: 'NewsletterV3' })
    const path = linkTo('CollectionNewsletterBySlug', {
      collectionSlug: publication.slug,
      newsletterSlug: 'weekly',
    })
    const answers = async () => [
      (await visitor().get(path)).status,
      (await visitor().get(linkTo('ShowForm', { formId: id }))).status,
      (await visitor().get(`/_api/newsletters/${id}/posts`)).status,
      (await visitor().send(path, form({ email: 'two@ending.example' }))).status,
      (await subscribe(visitor(), id, 'two@ending.example')).__typename,
    ]
    expect(await answers()).toEqual([404, 404, 404, 404, 'NotFound'])
    expect(await rowsOf('two@ending.example')).toEqual([])
    expect(await newsletterFor(owner.visit, id)).toBeNull()
    const { data } = await newVisit().ask(
      'query ($id: ID!) { collection(id: $id) { newsletters { slug } newsletterBySlug(slug: "weekly") { id } endedNewsletters { id } } }',
      { id: publication.id },
    )
    expect(data?.collection).toEqual({
      newsletters: [{ slug: 'newsletter' }],
      newsletterBySlug: null,
      endedNewsletters: [],
    })
    expect(await endOrRestore(owner.visit, 'restore', id)).toMatchObject({ offAt: null, daysLeft: null })
    expect(await answers()).toEqual([200, 200, 200, 303, 'NewsletterSubscription'])
    expect(await statesOf('one@ending.example')).toEqual(['active'])
    expect((await logOf(publication.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['END_NEWSLETTER', 'RESTORE_NEWSLETTER']),
    )
    expect((await logOf(publication.id)).filter(({ action }) => action === 'END_NEWSLETTER')).toHaveLength(1)
  })

  test('stays with those whose it is, who can take the list, for 30 days', async () => {
    const { owner, stranger, publication, id } = await withSecond()
    await createSubscribers(id, 2)
    await endOrRestore(owner.visit, 'end', id)
    const list = '/export/newsletters/'
    expect((await stranger.visit.get(list + id)).status).toBe(404)
    const file = await owner.visit.get(list + id)
    expect([file.status, (await file.text()).trim().split('\n')]).toEqual([200, expect.any(Array)])
    const asked = 'query ($id: ID!) { keptNewsletter(id: $id) { id daysLeft } }'
    expect((await owner.visit.ask(asked, { id })).data?.keptNewsletter).toEqual({ id, daysLeft: 30 })
    expect((await stranger.visit.ask(asked, { id })).data?.keptNewsletter).toBeNull()
    // Its slug and its key stay taken.
    const again = { collectionId: publication.id, key: id, slug: 'weekly', name: 'Weekly' }
    expect(await changeNewsletter(owner.visit, 'create', { ...again, key: '6effffffffff' })).toMatchObject({
      __typename: 'AlreadyExists',
      field: 'slug',
    })
    await cronJob('clear-newsletters', NOON)
    expect((await storedOf(publication.id)).map((row) => row.id)).toContain(id)
  })

  test('is deleted for good with all that is its after 30 days, and nothing else is', async () => {
    const { owner, publication, id } = await withSecond()
    const others = await createSubscribers(publication.id, 1)
    const [one] = await createSubscribers(id, 1)
    const own = await createStory({
      creatorId: owner.user.id,
      collectionId: publication.id,
      title: 'Low tide',
    })
    const sent = { postId: own.id, subject: 'Low tide', at: NOON + DAY }
    const visit = owner.visit
    expect(await schedule(visit, { newsletterId: id, ...sent })).toMatchObject({ __typename: 'Letter' })
    await env.DB.prepare(
      'INSERT INTO subscriber_tag (newsletter_id, tag, subscriber_id, created_at) VALUES (?, ?, ?, 1)',
    )
      .bind(id, 'seed', one?.id ?? '')
      .run()
    await endOrRestore(visit, 'end', id)
    const [row] = (await storedOf(publication.id)).filter((each) => each.id === id)
    expect(row?.goneAt).toBe((row?.offAt ?? 0) + ENDED_NEWSLETTER_KEPT)
    await cronJob('clear-newsletters', (row?.goneAt ?? 0) - 1)
    expect(await rowsOf(one?.email ?? '')).toHaveLength(1)
    await cronJob('clear-newsletters', row?.goneAt ?? 0)
    expect(await rowsOf(one?.email ?? '')).toEqual([])
    for (const table of ['letter', 'subscriber_tag', 'subscriber'])
      expect([
        table,
        (await env.DB.prepare(`SELECT count(*) n FROM ${table} WHERE newsletter_id = ?`).bind(id).first())?.n,
      ]).toEqual([table, 0])
    expect(await rowsOf(others[0]?.email ?? '')).toHaveLength(1)
    expect((await storedOf(publication.id)).map((each) => each.id)).not.toContain(id)
    expect(await endOrRestore(visit, 'restore', id)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await visitor().get(linkTo('ShowPost', { postId: own.id }))).status).toBe(301)
  })

  test('is ended by those who lead the publication alone', async () => {
    const { writer, stranger, suspended, editor, id } = await withSecond()
    for (const { visit } of [writer, stranger, suspended])
      expect(await endOrRestore(visit, 'end', id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await endOrRestore(newVisit(), 'end', id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await endOrRestore(editor.visit, 'end', id)).toMatchObject({ __typename: 'NewsletterV3' })
    for (const { visit } of [writer, stranger, suspended])
      expect(await endOrRestore(visit, 'restore', id)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('is left by its links all the same', async () => {
    const { owner, id } = await withSecond()
    for (const email of ['link@ending.example', 'step@ending.example'])
      await createSubscribers(id, 1, { email })
    await endOrRestore(owner.visit, 'end', id)
    const page = await visitor().get(await settingsPath('link@ending.example'))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Weekly')])
    const token = await leaveToken('link@ending.example')
    expect(await unsubscribe(visitor(), { token })).toMatchObject({ state: 'UNSUBSCRIBED' })
    const oneStep = `${linkTo('NotificationsUnsubscribe')}?token=${await leaveToken('step@ending.example')}`
    const leave = (path: string) => visitor().send(path, form({ 'List-Unsubscribe': 'One-Click' }))
    expect((await leave(oneStep)).status).toBe(204)
    for (const email of ['link@ending.example', 'step@ending.example'])
      expect(await statesOf(email)).toEqual(['unsubscribed'])
    // Once it is gone for good, there is nothing to leave.
    const settings = await settingsPath('link@ending.example')
    await cronJob('clear-newsletters', NOON + 2 * ENDED_NEWSLETTER_KEPT)
    expect(await rowsOf('step@ending.example')).toEqual([])
    expect((await leave(oneStep)).status).toBe(204)
    for (const path of [oneStep, settings])
      expect([path, (await visitor().get(path)).status]).toEqual([path, 200])
    const forged = oneStep.slice(0, -2)
    expect((await leave(forged)).status).toBe(404)
  })

  test('confirms nobody', async () => {
    const { owner, id } = await withSecond()
    await subscribe(visitor(), id, 'late@ending.example')
    const token = tokenTo('late@ending.example')
    await endOrRestore(owner.visit, 'end', id)
    expect(await confirm(visitor(), token)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await statesOf('late@ending.example')).toEqual(['pending'])
  })
})

describe('a writer’s newsletter that is switched off', () => {
  test('is named by nothing: profile, subscribe page, forms and feeds', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 0)
    await createStory({
      creatorId: user.id,
      title: 'With a form',
      body: [
        { type: 'P', name: 'p1', text: 'Words before a form.', markups: [] },
        { type: 'SUBSCRIBE', name: 's1' },
      ],
    })
    const { username } = user
    const path = linkTo('SubscribeUser', { username })
    const named = async () => {
      const [profile, feed] = await Promise.all([
        visitor().get(linkTo('ShowUser', { username })),
        visitor().get(`/feed/@${username}`),
      ])
      const texts = [await profile.text(), await feed.text()]
      return [
        (await visitor().get(path)).status,
        ...texts.map((text) => text.includes(`${path}"`) || text.includes(`${path}&quot;`)),
      ]
    }
    expect(await named()).toEqual([200, true, true])
    await endOrRestore(visit, 'end', user.id)
    expect(await named()).toEqual([404, false, false])
    const settings = await visit.get(linkTo('NewsletterSettings', { newsletterV3Id: user.id }))
    expect([settings.status, await settings.text()]).toEqual([200, expect.stringContaining('Switch on')])
    await endOrRestore(visit, 'restore', user.id)
    expect(await named()).toEqual([200, true, true])
  })
})
