import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { NEWCOMER_FOR, NEWCOMER_LIMITS, NEWCOMER_MENTIONS } from '../../../schema/rules/newcomers'
import { MOST_REPORTS } from '../../../schema/rules/reports'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { openLockouts } from '../../../worker/platform/lockouts/open-lockouts'
import { tooFast } from '../../../worker/services/newcomer/limit-newcomer'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { change } from '../catalog/support'
import { clap } from '../clap/support'
import { changes } from '../follow/support'
import { quote } from '../quote/support'
import { report } from '../report/support'
import { respond } from '../response/support'

const clock = { at: NOON, now: () => clock.at }
const lockouts = openLockouts(env, clock, async (text) => text)

test('somebody new who is too fast is told when they can go on, and can then', async () => {
  const person = { id: (await createUser()).id, joinedAt: NOON - MINUTE }
  const publish = () => tooFast({ clock, lockouts }, person, 'links')
  for (let i = 0; i < NEWCOMER_LIMITS.links.most; i++) expect(await publish()).toBeUndefined()
  expect((await publish())?.failure).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Your account is new, and you’ve published links often in a short time. Go on in 60 minutes.',
  })
  clock.at += HOUR - 1
  expect((await publish())?.failure.message).toContain('Go on in 1 minute.')
  clock.at += 1
  expect(await publish()).toBeUndefined()
})

test('others aren’t counted', async () => {
  const person = { id: (await createUser()).id, joinedAt: clock.at - NEWCOMER_FOR }
  for (let i = 0; i <= NEWCOMER_LIMITS.links.most; i++)
    expect(await tooFast({ clock, lockouts }, person, 'links')).toBeUndefined()
})

type Visit = Awaited<ReturnType<typeof signedIn>>['visit']
interface Answer {
  __typename: string
}

/** Every way of acting that is limited, each time on something else, and how often somebody new does it. */
const DEEDS: Readonly<Record<string, { most: number; act: (visit: Visit, i: number) => Promise<Answer> }>> = {
  follows: {
    most: NEWCOMER_LIMITS.follows.most,
    act: async (visit) => changes(visit).followUser((await createUser()).id),
  },
  claps: { most: NEWCOMER_LIMITS.claps.most, act: async (visit) => clap(visit, (await createStory()).id, 1) },
  responses: {
    most: NEWCOMER_LIMITS.responses.most,
    act: async (visit, i) => respond(visit, (await createStory()).id, `Response ${i}`),
  },
  links: {
    most: NEWCOMER_LIMITS.links.most,
    act: async (visit, i) => respond(visit, (await createStory()).id, `https://example.com/${i}`),
  },
  highlights: {
    most: NEWCOMER_LIMITS.highlights.most,
    act: async (visit) =>
      quote(visit, (await createStory({ body: [paragraph('Some words to mark.', 'text')] })).id),
  },
  lists: {
    most: NEWCOMER_LIMITS.lists.most,
    act: (visit, i) => change(visit, 'createCatalog', { name: `List ${i}`, description: '', visibility: 1 }),
  },
  reports: {
    most: MOST_REPORTS.most,
    act: async (visit) => report(visit, 'POST', (await createStory()).id),
  },
}

test('there is a limit for every deed, and each is tried', () => {
  expect(Object.keys(DEEDS)).toEqual(expect.arrayContaining(Object.keys(NEWCOMER_LIMITS)))
})

test.each(Object.entries(DEEDS))('%s: nothing is done beyond the limit', async (name, { most, act }) => {
  const address = `198.51.100.${Object.keys(DEEDS).indexOf(name)}`
  const { visit } = await signedIn({ createdAt: NOON - MINUTE }, { address })
  const answers = await Promise.all(Array.from({ length: most + 1 }, (_, i) => act(visit, i)))
  expect(answers.filter(({ __typename }) => __typename === 'RateLimited')).toHaveLength(1)
})

test('mentions: nobody is told beyond the limit', async () => {
  const { user, visit } = await signedIn({ createdAt: NOON - MINUTE })
  // Nothing of theirs waits.
  const story = await createStory({ creatorId: user.id })
  const people = await Promise.all(Array.from({ length: NEWCOMER_MENTIONS.most + 5 }, () => createUser()))
  for (const part of [people.slice(0, 10), people.slice(10, 20), people.slice(20)])
    expect(
      await respond(visit, story.id, part.map(({ username }) => `@${username}`).join(' ')),
    ).toMatchObject({ __typename: 'Post' })
  const told = await env.DB.prepare(
    `SELECT count(*) AS n FROM notification WHERE kind = 'mention' AND actor_id = ?`,
  )
    .bind(user.id)
    .first('n')
  expect(told).toBe(NEWCOMER_MENTIONS.most)
})
