import { expect, test } from 'vitest'
import { clapped, clappedList } from '../../../worker/services/notification/events'
import { createCatalog } from '../../factories/catalog'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { mailsTo } from '../identity/by-mail'
import { notifyAll, prefer, reader } from './support'

const LIST = `{ notifications { notifications {
  kind actorCount isAboutResponse post { id } catalog { name } } } }`

test('claps for a response and for a list are told, together with others of the day, and mailed', async () => {
  const email = `claps-${crypto.randomUUID()}@quire.test`
  const { id, visit } = await reader({ email })
  await prefer(id, 'mailClaps', true)
  const response = await createStory({ creatorId: id, kind: 'response', isListed: false })
  const list = await createCatalog({ creatorId: id, name: 'Winter reading', visibility: 0 })
  const [ana, ben] = [await createUser({ name: 'Ana' }), await createUser({ name: 'Ben' })]
  const foreign = await createCatalog({ creatorId: ana.id, visibility: 0 })
  const told = [{ userId: id, kind: 'clap' as const }]
  await notifyAll(told, clapped(response.id, ana.id, NOON), NOON)
  await notifyAll(told, clappedList(list.id, ana.id, NOON), NOON + 1)
  await notifyAll(told, clappedList(list.id, ben.id, NOON), NOON + 2)
  await notifyAll(told, clappedList(foreign.id, ben.id, NOON), NOON + 3)
  const { data } = await visit.ask(LIST)
  expect(data?.notifications).toEqual({
    notifications: [
      {
        kind: 'CLAP',
        actorCount: 2,
        isAboutResponse: false,
        post: null,
        catalog: { name: 'Winter reading' },
      },
      { kind: 'CLAP', actorCount: 1, isAboutResponse: true, post: { id: response.id }, catalog: null },
    ],
  })
  await cronJob('send-notification-mails', NOON + 10, { AUTH_SECRET })
  expect(
    mailsTo(email)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Ana clapped for your response', 'Ben and Ana clapped for your list'])
})
