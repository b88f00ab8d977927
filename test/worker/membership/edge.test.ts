import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* What the API tells of a membership. Rule: docs/rules/membership.md, "Managing a membership". */

const STATUS = `id paymentProvider isCancelled paymentFailedAt paymentMethod {
  ... on CreditCard { lastFour }
}`

test('people find their membership on their own edge, and nobody else does', async () => {
  const [member, other] = [await createUser(), await createUser()]
  const { id } = await createMembership(member.id)
  await createMembership(other.id)
  const visit = newVisit({ now: NOON + DAY })
  await visit.signIn(member.id)
  const { data } = await visit.ask(
    `query ($other: ID!) {
      viewer { id viewerEdge { membership { ${STATUS} } } membershipStatus { ${STATUS} } }
      user(id: $other) { id viewerEdge { membership { id } } }
    }`,
    { other: other.id },
  )
  const status = {
    id,
    paymentProvider: 'STRIPE',
    isCancelled: false,
    paymentFailedAt: null,
    paymentMethod: { lastFour: '4242' },
  }
  expect(data).toEqual({
    viewer: { id: member.id, viewerEdge: { membership: status }, membershipStatus: status },
    user: { id: other.id, viewerEdge: { membership: null } },
  })
  const { data: visitors } = await newVisit().ask(
    'query ($id: ID!) { user(id: $id) { viewerEdge { membership { id } } } }',
    { id: member.id },
  )
  expect(visitors).toEqual({ user: { viewerEdge: { membership: null } } })
})

test('the providers that a membership can be paid through are known by name', async () => {
  const { data } = await newVisit({ env: { ENVIRONMENT: 'development' } }).ask(
    '{ __type(name: "MembershipProvider") { enumValues { name } } }',
  )
  const type = data?.__type as { enumValues: { name: string }[] } | undefined
  expect(type?.enumValues.map(({ name }) => name).sort()).toEqual([
    'APPLE',
    'BRAINTREE',
    'GOOGLE',
    'MEDIUM_GIFT',
    'PAYPAL',
    'STRIPE',
  ])
})
