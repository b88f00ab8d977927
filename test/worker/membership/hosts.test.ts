import { expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { DAY } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* What the hosts of people and publications are told of a membership. Rule: docs/rules/membership.md, "Entitlement". */

const ASK = `{ viewer {
  membership { tier } canSwitchPlan paysForMembership hasCancelledMembership
  membershipStatus { id } viewerEdge { membership { id } }
} }`

const cancelled: Fact = { id: 'cancelled', at: NOON + 1000, kind: 'cancelled', reason: null }

/** The main host, somebody’s subdomain, and a publication’s own domain. */
async function threeHosts() {
  await createUser({ username: 'hostess', hasSubdomain: true })
  const owner = await createUser()
  await createCollection({ creatorId: owner.id, domain: 'letters.example', domainVerifiedAt: NOON })
  return ['https://quire.example', 'https://hostess.quire.example', 'https://letters.example'] as const
}

test('every host knows what a member may do next, and only the main host what they pay', async () => {
  const hosts = await threeHosts()
  const seen = async (given: Parameters<typeof createMembership>[1] | undefined, now = NOON + DAY) => {
    const user = await createUser()
    if (given) await createMembership(user.id, given)
    const visit = newVisit({ now })
    const told = []
    for (const host of hosts) {
      await visit.signIn(user.id, host === hosts[0] ? {} : { method: 'hand-over' }, host)
      const { data } = await visit.ask(ASK, {}, host)
      const { membershipStatus, viewerEdge, ...facts } = { ...(data?.viewer as object) } as Record<
        string,
        unknown
      >
      told.push({ ...facts, isTold: membershipStatus !== null })
      expect(viewerEdge).toEqual({ membership: membershipStatus })
    }
    return told
  }
  const member = {
    membership: { tier: 'MEMBER' },
    canSwitchPlan: true,
    paysForMembership: true,
    hasCancelledMembership: false,
  }
  const everywhere = (facts: object) => [true, false, false].map((isTold) => ({ ...facts, isTold }))
  expect(await seen({})).toEqual(everywhere(member))
  expect(await seen({ facts: [cancelled] })).toEqual(
    everywhere({ ...member, canSwitchPlan: false, hasCancelledMembership: true }),
  )
  const none = {
    membership: null,
    canSwitchPlan: false,
    paysForMembership: false,
    hasCancelledMembership: false,
  }
  expect(await seen({ facts: [cancelled] }, NOON + 60 * DAY)).toEqual(everywhere(none))
  expect(await seen(undefined)).toEqual([none, none, none].map((facts) => ({ ...facts, isTold: false })))
})

test('staff who act as a member aren’t offered what only the member may do', async () => {
  const [member, staff] = [await createUser(), await createUser({ isStaff: true })]
  await createMembership(member.id)
  const visit = newVisit({ now: NOON + DAY })
  await visit.signIn(staff.id, { actsAsUserId: member.id })
  expect((await visit.ask(ASK)).data?.viewer).toMatchObject({
    membership: { tier: 'MEMBER' },
    canSwitchPlan: false,
    paysForMembership: false,
    membershipStatus: null,
  })
})
