import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { NEWCOMER_FOR, NEWCOMER_LIMITS } from '../../../schema/rules/newcomers'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { openLockouts } from '../../../worker/platform/lockouts/open-lockouts'
import { tooFast } from '../../../worker/services/newcomer/admit-newcomer'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { changes } from '../follow/support'

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

test('every way of acting asks: nothing is followed beyond the limit', async () => {
  const { visit } = await signedIn({ createdAt: NOON - MINUTE })
  const { followUser } = changes(visit)
  const people = await Promise.all(
    Array.from({ length: NEWCOMER_LIMITS.follows.most + 1 }, () => createUser()),
  )
  const results = await Promise.all(people.map(({ id }) => followUser(id)))
  const refused = results.filter(({ __typename }) => __typename === 'RateLimited')
  expect(refused).toHaveLength(1)
})
