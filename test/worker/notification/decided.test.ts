import { expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { mailsTo } from '../identity/by-mail'
import { decide, established, respond, type Visit } from '../response/support'
import { prefer, reader } from './support'

const HIDE = 'hidePostResponseOnParentPost'
const UNHIDE = 'unhidePostResponseOnParentPost'

async function listed(visit: Visit) {
  const { data } = await visit.ask(`{ notifications { notifications {
    kind responseDecision actorCount actors { name } post { id } catalog { id } } } }`)
  return (
    (data?.notifications as { notifications: Record<string, unknown>[] } | undefined)?.notifications ?? []
  )
}

const mail = () => cronJob('send-notification-mails', Date.now() + 1000, { AUTH_SECRET })

test('the owner of a list hears of those who save it, of all of a day together, and of nobody twice', async () => {
  const email = `saved-${crypto.randomUUID()}@quire.test`
  const owner = await reader({ email })
  await prefer(owner.id, 'mailSavedLists', true)
  const list = await createCatalog({ creatorId: owner.id, name: 'Winter reading', visibility: 0 })
  const [ana, ben] = [await signedIn({ name: 'Ana' }), await signedIn({ name: 'Ben' })]
  const save = (visit: Visit, name = 'followCatalog') =>
    visit.ask(`mutation ($id: ID!) { ${name}(targetCatalogId: $id) { __typename } }`, { id: list.id })
  await save(ana.visit)
  await save(ana.visit, 'unfollowCatalog')
  await save(ana.visit)
  await save(ben.visit)
  expect(await listed(owner.visit)).toMatchObject([
    {
      kind: 'LIST_SAVED',
      actorCount: 2,
      actors: [{ name: 'Ben' }, { name: 'Ana' }],
      catalog: { id: list.id },
    },
  ])
  await mail()
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Ben and Ana saved your list'])
})

test('whoever wrote a response hears that it was approved, hidden and shown again', async () => {
  const email = `decided-${crypto.randomUUID()}@quire.test`
  const writer = await established()
  const story = await createStory({ creatorId: writer.user.id })
  const { user, visit } = await signedIn({ createdAt: NOON, email, emailVerifiedAt: NOON })
  await prefer(user.id, 'mailResponseDecisions', true)
  const { id } = await respond(visit, story.id, 'Hello')
  expect(await listed(visit)).toEqual([])
  await decide(writer.visit, UNHIDE, story.id, id)
  await decide(writer.visit, UNHIDE, story.id, id)
  await decide(writer.visit, HIDE, story.id, id)
  await mail()
  await decide(writer.visit, UNHIDE, story.id, id)
  await decide(writer.visit, HIDE, story.id, id)
  const about = { kind: 'RESPONSE_DECISION', actors: [], post: { id } }
  const notifications = await listed(visit)
  expect(new Set(notifications.map(({ responseDecision }) => responseDecision))).toEqual(
    new Set(['HIDDEN', 'SHOWN', 'APPROVED']),
  )
  for (const one of notifications) expect(one).toMatchObject(about)
  expect(notifications.length).toBe(3)
  expect(
    mailsTo(email)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Your response was approved', 'Your response was hidden'])
})

test('whoever hides a response of their own isn’t told', async () => {
  const writer = await established()
  const story = await createStory({ creatorId: writer.user.id })
  const { id } = await respond(writer.visit, story.id, 'Hello')
  await decide(writer.visit, HIDE, story.id, id)
  await decide(writer.visit, UNHIDE, story.id, id)
  expect(await listed(writer.visit)).toEqual([])
})
