import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { block } from '../block/support'
import { clap } from '../clap/support'
import { mailsTo } from '../identity/by-mail'
import { established, respond, withResponse } from '../response/support'
import { list, prefer, reader, unseen } from './support'

type Person = Awaited<ReturnType<typeof established>>

let owner: Awaited<ReturnType<typeof reader>> & { email: string }
let story: string
let ana: Person
let ben: Person
beforeEach(async () => {
  const email = `owner-${crypto.randomUUID()}@quire.test`
  owner = { ...(await reader({ email })), email }
  story = (await createStory({ creatorId: owner.id })).id
  ana = await established({ name: 'Ana' })
  ben = await established({ name: 'Ben' })
})

/** What the owner is told, whether it is read, and how much is new. */
const told = async () => ({
  new: await unseen(owner.visit),
  list: (await list(owner.visit))?.notifications.map(
    ({ actors, actorCount, isRead }) =>
      `${actors.map(({ name }) => name).join(' ')} ${actorCount}${isRead ? ' read' : ''}`,
  ),
})

/** Does it to what there is so far, a little later. */
async function mark(name: 'markNotificationsSeen' | 'markNotificationsRead') {
  owner.visit.now += 1000
  await owner.visit.ask(`mutation { ${name}(until: ${NOON + HOUR}) { __typename } }`)
}

/** What somebody does to the owner's story, and takes back, or the owner undoes. */
const DEEDS = {
  responses: async ({ visit }: Person) => {
    const { id } = await respond(visit, story, 'Hello')
    return () => withResponse(visit, 'deletePost', id)
  },
  claps: async ({ visit }: Person) => {
    await clap(visit, story, 1)
    return () => clap(visit, story, 0)
  },
  'what a blocked person did': async ({ visit, user }: Person) => {
    await respond(visit, story, 'Hello')
    return () => block(owner.visit, user.id)
  },
}

describe.each(Object.entries(DEEDS))('of several, once one is taken back: %s', (_, deed) => {
  test('those nobody has looked at stay new', async () => {
    await deed(ana)
    const undo = await deed(ben)
    expect(await told()).toEqual({ new: 1, list: ['Ben Ana 2'] })
    await undo()
    expect(await told()).toEqual({ new: 1, list: ['Ana 1'] })
  })

  test('those that were seen or read before stay so', async () => {
    await deed(ana)
    await mark('markNotificationsSeen')
    const undo = await deed(ben)
    expect(await told()).toEqual({ new: 1, list: ['Ben Ana 2'] })
    await undo()
    expect(await told()).toEqual({ new: 0, list: ['Ana 1'] })
    await mark('markNotificationsRead')
    const undoNext = await deed(await established({ name: 'Cem' }))
    expect(await told()).toEqual({ new: 1, list: ['Cem Ana 2'] })
    await undoNext()
    expect(await told()).toEqual({ new: 0, list: ['Ana 1 read'] })
  })

  test('those that were seen or read together stay so', async () => {
    await deed(ana)
    const undo = await deed(ben)
    await mark('markNotificationsRead')
    await undo()
    expect(await told()).toEqual({ new: 0, list: ['Ana 1 read'] })
  })

  test('the mail that is due for them is sent', async () => {
    await prefer(owner.id, 'mailResponses', true)
    await prefer(owner.id, 'mailClaps', true)
    await deed(ana)
    await (await deed(ben))()
    await cronJob('send-notification-mails', NOON + HOUR, { AUTH_SECRET })
    expect(mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ana (responded to|clapped for) your story$/),
    ])
  })
})
