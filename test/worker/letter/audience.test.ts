import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { ACTIVE_FOR } from '../../../schema/rules/letters'
import { DAY } from '../../../schema/rules/time-units'
import { clap } from '../../../schema/tables/clap'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { clearLetters, createSubscribers, createWriter, postOffice, send, type Visit } from './support'

/* docs/rules/newsletters.md, "The part that gets it". */

beforeEach(clearLetters)

const to = (mails: readonly { to: [string] }[]) => mails.map((mail) => mail.to[0]).toSorted()

const SIZES = `query ($id: ID!, $tag: String, $since: Timestamp) { newsletter(id: $id) {
  all: audienceSize(audience: ALL) members: audienceSize(audience: MEMBERS)
  others: audienceSize(audience: NOT_MEMBERS) active: audienceSize(audience: ACTIVE)
  quiet: audienceSize(audience: QUIET) tag: audienceSize(audience: TAG, tag: $tag)
  since: audienceSize(audience: SINCE, since: $since) audienceTags { tag count }
} }`

async function sizes(visit: Visit, variables: object) {
  const { data, errors } = await visit.ask(SIZES, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { newsletter: Record<string, unknown> }).newsletter
}

/** Somebody with an account who subscribes, and has clapped for a story if one is given. */
async function reader(newsletterId: string, clapped?: { story: string; at: number }) {
  const { id: userId } = await createUser()
  const [row] = await createSubscribers(newsletterId, 1, { userId })
  if (clapped)
    await drizzle(env.DB)
      .insert(clap)
      .values({ kind: 'post', targetId: clapped.story, userId, count: 1, createdAt: clapped.at })
  return row?.email ?? ''
}

const label = (newsletterId: string, subscriberId: string, tag: string) =>
  drizzle(env.DB)
    .insert(subscriberTag)
    .values({ subscriberId, tag, newsletterId, createdAt: NOON - 1000 })

describe('a letter to a part', () => {
  test('isn’t said to go to those who get digests, or nothing for a while', async () => {
    const { user, visit } = await createWriter(postOffice())
    const [weekly, paused, over] = await createSubscribers(user.id, 3)
    for (const one of [weekly, paused, over]) await label(user.id, one?.id ?? '', 'boats')
    const set = (what: string, id: string | undefined) =>
      env.DB.prepare(`UPDATE subscriber SET ${what} WHERE id = ?`)
        .bind(id ?? '')
        .run()
    await set("rhythm = 'weekly'", weekly?.id)
    await set(`paused_until = ${NOON * 2}`, paused?.id)
    await set('paused_until = 1', over?.id)
    expect(await sizes(visit, { id: user.id, tag: 'boats', since: 0 })).toMatchObject({
      all: 4,
      quiet: 4,
      since: 4,
      tag: 1,
      audienceTags: [{ tag: 'boats', count: 1 }],
    })
  })

  test('goes to those with a label, and to nobody who has left', async () => {
    const office = postOffice()
    const { user, visit, story, subscribers } = await createWriter(office)
    const [left] = await createSubscribers(user.id, 1, { state: 'unsubscribed' })
    const [one, two] = subscribers
    for (const id of [one?.id, two?.id, left?.id]) await label(user.id, id ?? '', 'boats')
    await label(user.id, one?.id ?? '', 'oars')
    const counted = await sizes(visit, { id: user.id, tag: 'boats', since: NOON })
    expect(counted).toMatchObject({
      all: 3,
      tag: 2,
      audienceTags: [
        { tag: 'boats', count: 2 },
        { tag: 'oars', count: 1 },
      ],
    })
    const input = { newsletterId: user.id, postId: story.id, audience: 'TAG' }
    expect(await send(visit, input)).toMatchObject({ code: 'BAD_REQUEST', field: 'audienceTag' })
    expect(await send(visit, { ...input, audienceTag: 'nobody has it' })).toMatchObject({
      code: 'CONFLICT',
      field: 'audience',
    })
    expect(await send(visit, { ...input, audienceTag: ' BOATS ' })).toMatchObject({ __typename: 'Letter' })
    await office.drain()
    expect(to(await office.mails())).toEqual([one?.email, two?.email].toSorted())
  })

  test('goes to those who came since a day', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    const [early] = await createSubscribers(user.id, 1)
    await env.DB.prepare('UPDATE subscriber SET created_at = ? WHERE id = ?')
      .bind(NOON - 10 * DAY, early?.id)
      .run()
    const since = NOON - DAY
    expect(await sizes(visit, { id: user.id, since })).toMatchObject({ all: 4, since: 3 })
    const input = { newsletterId: user.id, postId: story.id, audience: 'SINCE' }
    for (const audienceSince of [null, NOON + DAY])
      expect(await send(visit, { ...input, audienceSince })).toMatchObject({ field: 'audienceSince' })
    await send(visit, { ...input, audienceSince: since })
    await office.drain()
    const mails = to(await office.mails())
    expect(mails).toHaveLength(3)
    expect(mails).not.toContain(early?.email)
  })

  test.each(['ACTIVE', 'QUIET'] as const)('goes to those who are %s', async (audience) => {
    const office = postOffice()
    const { user, visit, story, subscribers } = await createWriter(office, 1)
    const other = await createStory()
    const active = await reader(user.id, { story: story.id, at: NOON - ACTIVE_FOR })
    const quiet = await Promise.all([
      reader(user.id),
      reader(user.id, { story: story.id, at: NOON - ACTIVE_FOR - DAY }),
      reader(user.id, { story: other.id, at: NOON }),
    ])
    expect(await sizes(visit, { id: user.id })).toMatchObject({ all: 5, active: 1, quiet: 4 })
    await send(visit, { newsletterId: user.id, postId: story.id, audience })
    await office.drain()
    const others = [...quiet, ...subscribers.map(({ email }) => email)].toSorted()
    expect(to(await office.mails())).toEqual(audience === 'ACTIVE' ? [active] : others)
  })
})

test('nobody else learns how many there are', async () => {
  const office = postOffice()
  const [{ user }, other] = await Promise.all([createWriter(office), createWriter(office)])
  const counted = await sizes(other.visit, { id: user.id, tag: 'boats', since: 0 })
  expect(new Set(Object.values(counted))).toEqual(new Set([null]))
})
