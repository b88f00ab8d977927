import { canSwitch, discountEndsAt, nextCycle } from '../../../../schema/rules/membership/cycle'
import { PLANS } from '../../../../schema/rules/membership/plans'
import { stayingDiscount, stayingOffers } from '../../../../schema/rules/membership/staying'
import {
  coveredUntil,
  entitledUntil,
  giftedMonths,
  type Subscription,
  stateOf,
} from '../../../../schema/rules/membership/subscription'
import { typeOfPlan } from '../../../../schema/rules/membership/types'
import { isOwn } from '../../../services/identity/security-guard'
import { declineSentence } from '../../../services/membership/decline'
import { ownCharge, ownCharges } from '../../../services/membership/own-charges'
import { readOwnMembership } from '../../../services/membership/own-membership'
import type { PaymentMethod } from '../../../services/membership/provider'
import { ownMeter } from '../../../services/meter/opened-by-meter'
import { can } from '../../../services/policies/can'
import { viewerRow } from '../../../services/viewer/facts'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

const TIER_NAMES = { member: 'MEMBER', friend: 'FRIEND' } as const

/** A discount as the API tells it; absent without one. */
export const planDiscount = (discount: Subscription['discount'], regularPrice: number) =>
  discount && { regularPrice, numCycles: discount.of ?? discount.cycles, cyclesLeft: discount.cycles }

/** What somebody pays with, as a member of its union. */
const methodMember = (method: PaymentMethod) => ({ __typename: method.kind, ...method })

type Context = Pick<GraphQLContext, 'parts' | 'clock'>

/** The viewer's membership, which comes with the session's own read. */
async function ownMembership(id: string, { parts }: Pick<Context, 'parts'>) {
  const session = await parts.session()
  // Staff who act as somebody don't see what they pay with; nor does a host of somebody else.
  if (session && !isOwn(parts, session)) return null
  return readOwnMembership(await viewerRow(parts, id))
}

/** The viewer's subscription if it isn't over, on every host: for what their menus say of it. */
async function livingSubscription(id: string, { parts, clock }: Context): Promise<Subscription | null> {
  const account = { id }
  if (!can(await parts.viewer(), 'seeMembership', { entity: 'account', account })) return null
  const own = readOwnMembership(await viewerRow(parts, id))
  return own && stateOf(own.subscription, clock.now()) !== 'LAPSED' ? own.subscription : null
}

/** Memberships and what is paid for them (docs/rules/membership.md). Queries with a failure are in `mutations.ts`. */
export const membershipResolvers: Resolvers = {
  Query: {
    charge: (_root, { id }, { parts }) => ownCharge(parts, id),
  },
  Viewer: {
    membershipStatus: (user, _args, context) => ownMembership(user.id, context),
    canSwitchPlan: async (user, _args, context) => {
      const subscription = await livingSubscription(user.id, context)
      return subscription !== null && canSwitch(subscription, context.clock.now())
    },
    paysForMembership: async (user, _args, context) => {
      const subscription = await livingSubscription(user.id, context)
      return subscription !== null && !subscription.isGift
    },
    hasCancelledMembership: async (user, _args, context) => {
      const subscription = await livingSubscription(user.id, context)
      return subscription !== null && subscription.cancelledAt !== null
    },
    meter: (_user, _args, { parts }) => ownMeter(parts),
    chargesConnection: async (_user, { paging }, { parts }) =>
      connection('charges', await ownCharges(parts, paging)),
  },
  UserViewerEdge: {
    membership: async (user, _args, context) =>
      (await context.viewer())?.id === user.id ? ownMembership(user.id, context) : null,
  },
  MembershipStatus: {
    membershipId: ({ id }) => id,
    membershipType: ({ subscription }) => typeOfPlan(subscription.plan),
    state: ({ subscription }, _args, { clock }) => stateOf(subscription, clock.now()),
    currentPeriodEndsAt: ({ subscription }) => coveredUntil(subscription),
    endsAt: ({ subscription }) => entitledUntil(subscription),
    endsIfCancelledAt: ({ subscription }, _args, { clock }) =>
      entitledUntil({ ...subscription, cancelledAt: subscription.cancelledAt ?? clock.now() }),
    startedAt: ({ subscription }) => subscription.startedAt,
    amount: ({ subscription }, _args, { clock }) => nextCycle(subscription, clock.now()).amount,
    currency: ({ subscription }) => subscription.currency,
    discountEndsAt: ({ subscription }) => discountEndsAt(subscription),
    planV2: ({ subscription: { plan, regularPrice, discount } }) => ({
      membershipType: typeOfPlan(plan),
      tier: TIER_NAMES[PLANS[plan].tier],
      price: regularPrice,
      discount: planDiscount(discount, regularPrice),
    }),
    giftedMonths: ({ subscription }) => giftedMonths(subscription),
    switchPlanSchedule: ({ subscription }) => {
      const { switchPlanSchedule: planned } = subscription
      if (planned === null) return null
      return {
        startAt: Math.max(planned.startAt, coveredUntil(subscription)),
        price: planned.price,
        membershipType: typeOfPlan(planned.plan),
      }
    },
    paymentProvider: ({ provider }) => provider,
    isCancelled: ({ subscription }) => subscription.cancelledAt !== null,
    paymentFailedAt: ({ subscription }) => subscription.paymentFailedAt,
    hasRecurringPaymentFailedMoreThanOnce: ({ subscription }) => subscription.failures > 1,
    hasCreditCardExpired: ({ methodExpiresAt }, _args, { clock }) =>
      methodExpiresAt !== null && methodExpiresAt <= clock.now(),
    paymentMethod: ({ method }) => method && methodMember(method),
    cancellationDiscounts: ({ subscription }, _args, { clock }) =>
      stayingOffers(subscription, clock.now()).map((percent) => {
        const { price, cycles } = stayingDiscount(subscription, percent)
        return { percent, price, numCycles: cycles, regularPrice: subscription.regularPrice }
      }),
  },
  MembershipCharge: {
    // One of which nothing is known yet may still fail.
    status: ({ status }) => (status === 'OPEN' ? 'PENDING' : status),
    declineReason: ({ status, declineCode }) => (status === 'FAILED' ? declineSentence(declineCode) : null),
    membershipType: ({ plan }) => typeOfPlan(plan),
    periodStartsAt: ({ startsAt }) => startsAt,
    periodEndsAt: ({ endsAt }) => endsAt,
    paymentProvider: ({ provider }) => provider,
    paymentMethod: ({ method }) =>
      method === null ? null : methodMember(JSON.parse(method) as PaymentMethod),
  },
}
