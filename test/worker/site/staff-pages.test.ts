import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { MODERATION_ACTIONS } from '../../../schema/rules/moderation'
import { paymentCheck } from '../../../schema/tables/membership'
import { moderationAct } from '../../../schema/tables/moderation'
import { purgeOutbox } from '../../../schema/tables/operations'
import { adminWording } from '../../../schema/wording/admin'
import { moderationWording } from '../../../schema/wording/moderation'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'

import {
  actsOn,
  db,
  decide,
  htmlOf,
  SUSPEND,
  signStaffIn,
  staff,
  staffId,
  TAKE_DOWN,
  writerWithStory,
} from './support/moderators'

beforeAll(signStaffIn)

describe('the log', () => {
  test('can’t be rewritten, whoever tries', async () => {
    const { writer } = await writerWithStory()
    await decide(SUSPEND, writer.id, 'As it was.')
    const where = eq(moderationAct.subjectId, writer.id)
    const other = () => db.update(moderationAct).set({ reason: 'Another.' }).where(where).run()
    await expect(other()).rejects.toThrow()
    await expect(db.delete(moderationAct).where(where).run()).rejects.toThrow()
    expect(await actsOn(writer.id)).toMatchObject([{ staffId, reason: 'As it was.' }])
  })
})

describe('the staff pages', () => {
  test('show an account, by its id or its name, with its log', async () => {
    const { writer, email } = await writerWithStory()
    await decide(SUSPEND, writer.id, 'For the log.')
    for (const id of [writer.id, `@${writer.username}`]) {
      const { status, html } = await htmlOf(`/_/admin/users/${id}`, staff)
      expect(status).toBe(200)
      for (const text of [email, writer.id, 'For the log.', 'Sten Aalto', 'End the suspension'])
        expect(html).toContain(text)
    }
  })

  test('show a story, even one that is taken down', async () => {
    const { story } = await writerWithStory()
    await decide(TAKE_DOWN, story.id, 'For the story’s log.')
    const { status, html } = await htmlOf(`/_/admin/v2/posts/${story.id}`, staff)
    expect(status).toBe(200)
    for (const text of [story.title, 'Taken down', 'For the story’s log.', 'Restore this story'])
      expect(html).toContain(text)
  })

  test('show a list and a publication, hide them and show them again, with a log', async () => {
    const owner = await createUser()
    const list = await createCatalog({ creatorId: owner.id, name: 'A list to look at', visibility: 0 })
    const place = await createCollection({ creatorId: owner.id, name: 'A place to look at' })
    const things = [
      { kind: 'CATALOG', id: list.id, name: 'A list to look at', pages: [`/_/admin/lists/${list.id}`] },
      {
        kind: 'COLLECTION',
        id: place.id,
        name: 'A place to look at',
        pages: [`/_/admin/publications/${place.id}`, `/_/admin/publications/${place.slug}`],
      },
    ] as const
    for (const { kind, id, name, pages } of things) {
      const words = adminWording.things[kind]
      const shows = async (...texts: string[]) => {
        for (const page of pages) {
          const { status, html } = await htmlOf(page, staff)
          expect(status).toBe(200)
          for (const text of [name, ...texts]) expect(html).toContain(text)
        }
      }
      const decideOn = async (mutation: string, reason: string, by = staff) =>
        (
          await by.ask(
            `mutation ($input: DecideOnThingInput!) { result: ${mutation}(input: $input) {
              __typename ... on AdminThing { state } ... on UserError { code } } }`,
            { input: { kind, id, reason } },
          )
        ).data?.result
      await shows(words.review.title, words.takeDown.title, words.open)
      const reader = newVisit()
      await reader.signIn(owner.id)
      expect(await decideOn('takeDownThing', 'Mine.', reader)).toMatchObject({ code: 'FORBIDDEN' })
      expect(await decideOn('reviewThing', 'To be looked at.')).toMatchObject({ state: 'UNDER_REVIEW' })
      await shows(words.restore.title, words.takeDown.title, 'To be looked at.')
      expect(await decideOn('takeDownThing', 'It is spam.')).toMatchObject({ state: 'TAKEN_DOWN' })
      await shows(words.restore.title, 'It is spam.')
      expect(await decideOn('restoreThing', 'It was not.')).toMatchObject({ state: 'SHOWN' })
      expect(await decideOn('restoreThing', 'Once more.')).toMatchObject({ state: 'SHOWN' })
      await shows(words.open, 'It was not.')
      expect((await actsOn(id)).map(({ action }) => action)).toEqual(['REVIEW', 'TAKE_DOWN', 'RESTORE'])
    }
  })

  test('don’t show the name of a private list', async () => {
    const owner = await createUser()
    const list = await createCatalog({ creatorId: owner.id, name: 'For my eyes only', visibility: 1 })
    const { status, html } = await htmlOf(`/_/admin/lists/${list.id}`, staff)
    expect(status).toBe(200)
    expect(html).toContain(adminWording.thingStates.PRIVATE)
    expect(html).not.toContain('For my eyes only')
  })

  test('show everything that a log can say', async () => {
    const { story } = await writerWithStory()
    const act = {
      at: NOON,
      staffId,
      subjectKind: 'POST' as const,
      subjectId: story.id,
      reason: 'For its name.',
    }
    for (const action of MODERATION_ACTIONS)
      await db.insert(moderationAct).values({ ...act, action, detail: '' })
    const { html } = await htmlOf(`/_/admin/v2/posts/${story.id}`, staff)
    for (const action of MODERATION_ACTIONS) expect(html).toContain(moderationWording.log.actions[action])
  })

  test('show how the site is doing', async () => {
    await db.insert(purgeOutbox).values({
      tag: 'post-stuck',
      createdAt: NOON,
      // Not due: whichever request comes first works off what is.
      nextAttemptAt: Date.now() + 3_600_000,
      attempts: 3,
      lastError: 'The platform said no.',
    })
    const { status, html } = await htmlOf('/_/admin/internal-status', staff)
    expect(status).toBe(200)
    for (const text of ['post-stuck', 'The platform said no.', 'For the story’s log.'])
      expect(html).toContain(text)
    await db.delete(purgeOutbox).where(eq(purgeOutbox.tag, 'post-stuck'))
  })

  test('show what was compared with the providers of payments', async () => {
    const check = { startedAt: NOON, since: NOON, compared: 1234, mended: 56, unknown: 7 }
    await db.insert(paymentCheck).values([
      { ...check, id: 'check-1', provider: 'STRIPE', notes: 'mended ch_1' },
      { ...check, id: 'check-2', provider: 'BRAINTREE', compared: 8 },
    ])
    const { html } = await htmlOf('/_/admin/internal-status', staff)
    const text = withoutComments(html)
    expect(text).toContain(adminWording.payments.title)
    for (const cell of ['STRIPE', 'BRAINTREE', '1234', '56', '7', 'mended ch_1'])
      expect(text).toContain(`>${cell}<`)
  })

  test('are never stored', async () => {
    const { headers } = await htmlOf('/_/admin/internal-status', staff)
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test.each([
    '/_/admin/internal-status',
    '/_/admin/users/x',
    '/_/admin/v2/posts/x',
    '/_/admin/lists/x',
    '/_/admin/publications/x',
  ])('%s is a 404 for readers, and asks visitors to sign in', async (path) => {
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    const { status, html } = await htmlOf(path, reader)
    expect(status).toBe(404)
    expect(html).toContain('data-page="not-found"')
    expect((await newVisit().get(path)).status).toBe(302)
  })

  test('answer nobody but staff over GraphQL either', async () => {
    const { writer, story } = await writerWithStory()
    const query = `{ adminUser(id: "${writer.id}") { id } adminPost(id: "${story.id}") { id } adminThing(kind: CATALOG, id: "${story.id}") { id } internalStatus { version } }`
    const nothing = { adminUser: null, adminPost: null, adminThing: null, internalStatus: null }
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect((await reader.ask(query)).data).toEqual(nothing)
    expect((await newVisit().ask(query)).data).toEqual(nothing)
    expect((await staff.ask(query)).data).toMatchObject({ adminUser: { id: writer.id } })
  })

  test('are a 404 for what doesn’t exist', async () => {
    expect((await htmlOf('/_/admin/users/nobody', staff)).status).toBe(404)
    expect((await htmlOf('/_/admin/v2/posts/ffffffffffff', staff)).status).toBe(404)
  })
})
