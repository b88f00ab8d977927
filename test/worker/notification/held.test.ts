import { expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { mailsTo } from '../identity/by-mail'
import { established, respond, respondToList } from '../response/support'
import { prefer, reader } from './support'

const LIST = `{ notifications { notifications {
  kind isForDecision actorCount post { id } catalog { id } } } }`

test('a first response that waits is told to those who decide, for a story and for a list', async () => {
  const owner = await signedIn()
  const story = await createStory({ creatorId: owner.user.id })
  const list = await createCatalog({ creatorId: owner.user.id, visibility: 0 })
  const first = await signedIn({ name: 'First', createdAt: NOON })
  const second = await signedIn({ name: 'Second', createdAt: NOON })
  await respond(first.visit, story.id, 'Hello')
  await respondToList(second.visit, list.id, 'Hello, too')
  const { data } = await owner.visit.ask(LIST)
  const connection = data?.notifications as { notifications: { post: object | null }[] } | undefined
  expect(
    connection?.notifications.toSorted((a, b) => Number(a.post !== null) - Number(b.post !== null)),
  ).toEqual([
    { kind: 'RESPONSE', isForDecision: true, actorCount: 1, post: null, catalog: { id: list.id } },
    { kind: 'RESPONSE', isForDecision: true, actorCount: 1, post: { id: story.id }, catalog: null },
  ])
})

test('a response is told as what it is to whoever hears of it: to theirs, or below something of theirs', async () => {
  const email = `answered-${crypto.randomUUID()}@quire.test`
  const owner = await reader({ email })
  await prefer(owner.id, 'mailResponses', true)
  const story = await createStory({ creatorId: owner.id })
  const list = await createCatalog({ creatorId: owner.id, visibility: 0 })
  const [ana, ben] = [await established({ name: 'Ana' }), await established({ name: 'Ben' })]
  const first = await respond(ana.visit, story.id, 'Hello')
  await respond(ben.visit, first.id, 'And to you')
  await respondToList(ben.visit, list.id, 'Hello, too')
  const ask = `{ notifications { notifications {
    isAboutOwnStory isAboutResponse actors { name } post { id } catalog { id } } } }`
  const notificationsOf = async (visit: typeof ana.visit) => (await visit.ask(ask)).data?.notifications
  const of = (about: object) => expect.objectContaining(about)
  expect(await notificationsOf(owner.visit)).toEqual({
    notifications: expect.arrayContaining([
      of({ post: null, catalog: { id: list.id }, actors: [{ name: 'Ben' }] }),
      of({ isAboutOwnStory: false, isAboutResponse: true, post: { id: first.id } }),
      of({ isAboutOwnStory: true, isAboutResponse: false, post: { id: story.id } }),
    ]),
  })
  expect(await notificationsOf(ana.visit)).toMatchObject({
    notifications: [{ isAboutOwnStory: true, isAboutResponse: true }],
  })
  await cronJob('send-notification-mails', Date.now() + 1000, { AUTH_SECRET })
  expect(new Set(mailsTo(email).map(({ subject }) => subject))).toEqual(
    new Set([
      'Ben responded to your list',
      'Ben replied to a response in your discussion',
      'Ana responded to your story',
    ]),
  )
})
