import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory, paragraph } from '../../factories/story'
import { clap } from '../clap/support'
import { mailsTo } from '../identity/by-mail'
import { quote, withQuote } from '../quote/support'
import { decide, established, respond, withResponse } from '../response/support'
import { prefer, reader } from './support'

type Visit = Awaited<ReturnType<typeof reader>>['visit']

let owner: { id: string; visit: Visit; email: string }
let story: string
beforeEach(async () => {
  const email = `owner-${crypto.randomUUID()}@quire.test`
  owner = { ...(await reader({ email })), email }
  const body = [paragraph('Some words to mark.', 'text')]
  story = (await createStory({ creatorId: owner.id, body })).id
})

/** What somebody is told, and how much of that is new. */
async function told(visit: Visit) {
  const { data } = await visit.ask(
    '{ notificationStatus { unreadNotificationCount } notifications { notifications { kind actorCount actors { name } } } }',
  )
  const { notificationStatus, notifications } = data as {
    notificationStatus: { unreadNotificationCount: number }
    notifications: { notifications: { kind: string; actorCount: number; actors: { name: string }[] }[] }
  }
  return {
    unseen: notificationStatus.unreadNotificationCount,
    list: notifications.notifications.map(
      ({ kind, actorCount, actors }) => `${kind} ${actorCount} ${actors.map(({ name }) => name).join(' ')}`,
    ),
  }
}

const NOTHING = { unseen: 0, list: [] }
const person = (name: string) => established({ name })

describe('claps that are taken back', () => {
  test('leave the list and the badge, in whatever order', async () => {
    const [ana, ben, cem] = [await person('Ana'), await person('Ben'), await person('Cem')]
    for (const { visit } of [ana, ben, cem]) await clap(visit, story, 1)
    expect(await told(owner.visit)).toEqual({ unseen: 1, list: ['CLAP 3 Cem Ben'] })
    // One who is named beside the newest, then the newest, and then the last one.
    await clap(ben.visit, story, 0)
    expect((await told(owner.visit)).list).toEqual(['CLAP 2 Cem'])
    await clap(cem.visit, story, 0)
    expect((await told(owner.visit)).list).toEqual(['CLAP 1 Ana'])
    await clap(ana.visit, story, 0)
    expect(await told(owner.visit)).toEqual(NOTHING)
    await clap(ben.visit, story, 2)
    expect(await told(owner.visit)).toEqual({ unseen: 1, list: ['CLAP 1 Ben'] })
  })

  test('aren’t mailed any more, and what was mailed isn’t mailed twice', async () => {
    await prefer(owner.id, 'mailClaps', true)
    // The object that stores claps has its own clock, which goes on.
    const mail = () => cronJob('send-notification-mails', NOON + HOUR, { AUTH_SECRET })
    const ana = await person('Ana')
    await clap(ana.visit, story, 1)
    await clap(ana.visit, story, 0)
    await mail()
    expect(mailsTo(owner.email)).toEqual([])
    await clap(ana.visit, story, 1)
    await mail()
    expect(mailsTo(owner.email)).toHaveLength(1)
    await clap(ana.visit, story, 0)
    expect(await told(owner.visit)).toEqual(NOTHING)
    await clap(ana.visit, story, 1)
    await mail()
    expect(mailsTo(owner.email)).toHaveLength(1)
  })
})

describe('a response that is deleted', () => {
  test('is no longer announced to those whom it answers or mentions, and is announced again when it comes back', async () => {
    const [ana, ben, cem] = [await person('Ana'), await person('Ben'), await person('Cem')]
    const first = await respond(ana.visit, story, 'First')
    const answer = await respond(ben.visit, first.id, `An answer for @${cem.user.username}`)
    expect((await told(ana.visit)).list).toEqual(['RESPONSE 1 Ben'])
    expect((await told(cem.visit)).list).toEqual(['MENTION 1 Ben'])
    expect((await told(owner.visit)).unseen).toBe(2)
    await withResponse(ben.visit, 'deletePost', answer.id)
    expect(await told(ana.visit)).toEqual(NOTHING)
    expect(await told(cem.visit)).toEqual(NOTHING)
    expect(await told(owner.visit)).toEqual({ unseen: 1, list: ['RESPONSE 1 Ana'] })
    await withResponse(ben.visit, 'undeletePost', answer.id)
    expect((await told(ana.visit)).list).toEqual(['RESPONSE 1 Ben'])
    await withResponse(ana.visit, 'deletePost', first.id)
    await withResponse(ben.visit, 'deletePost', answer.id)
    expect(await told(owner.visit)).toEqual(NOTHING)
  })

  test('takes nobody out of the count who has responded with another one, and who responds again counts once', async () => {
    const [ana, ben] = [await person('Ana'), await person('Ben')]
    let now = NOON
    const say = async ({ visit }: typeof ana, text: string) => {
      now += 1000
      visit.now = now
      return (await respond(visit, story, text)).id
    }
    const list = async () => (await told(owner.visit)).list
    const [first, again] = [await say(ana, 'First'), await say(ana, 'Again')]
    expect(await list()).toEqual(['RESPONSE 1 Ana'])
    await say(ben, 'So do I')
    expect(await list()).toEqual(['RESPONSE 2 Ben Ana'])
    const last = await say(ben, 'And one more')
    expect(await list()).toEqual(['RESPONSE 2 Ben Ana'])
    await withResponse(ana.visit, 'deletePost', first)
    expect(await list()).toEqual(['RESPONSE 2 Ben Ana'])
    await withResponse(ana.visit, 'deletePost', again)
    expect(await list()).toEqual(['RESPONSE 1 Ben'])
    await withResponse(ben.visit, 'deletePost', last)
    expect(await list()).toEqual(['RESPONSE 1 Ben'])
  })

  test('is told no more to those who decide on it', async () => {
    const fresh = await person('New')
    await env.DB.prepare('UPDATE user SET created_at = ? WHERE id = ?').bind(NOON, fresh.user.id).run()
    const held = await respond(fresh.visit, story, 'The first one')
    expect((await told(owner.visit)).list).toEqual(['RESPONSE 1 New'])
    await withResponse(fresh.visit, 'deletePost', held.id)
    expect(await told(owner.visit)).toEqual(NOTHING)
    await withResponse(fresh.visit, 'undeletePost', held.id)
    await decide(owner.visit, 'unhidePostResponseOnParentPost', story, held.id)
    expect((await told(owner.visit)).list).toEqual(['RESPONSE 1 New'])
  })
})

test('highlights that are deleted or made private are told no more once none is left', async () => {
  const ana = await person('Ana')
  const [one, other] = [
    await quote(ana.visit, story),
    await quote(ana.visit, story, { startOffset: 5, endOffset: 10 }),
  ]
  const shown = { unseen: 1, list: ['HIGHLIGHT 1 Ana'] }
  expect(await told(owner.visit)).toEqual(shown)
  await withQuote(ana.visit, 'deleteQuote', one.id)
  expect(await told(owner.visit)).toEqual(shown)
  await withQuote(ana.visit, 'deleteQuote', other.id)
  expect(await told(owner.visit)).toEqual(NOTHING)
  await withQuote(ana.visit, 'restoreQuote', other.id)
  expect(await told(owner.visit)).toEqual(shown)
  await quote(ana.visit, story, { startOffset: 5, endOffset: 10, isPrivate: true })
  expect(await told(owner.visit)).toEqual(NOTHING)
})
