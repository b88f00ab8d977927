import { MONTH_TEXT } from '../../../../schema/rules/partner/months'
import { partnerMessages as messages } from '../../../../schema/wording/partner-messages'
import { audienceOfMonth, ownMonth, recentMonths, storiesOfMonth } from '../../../services/partner/dashboard'
import { enrollmentOf } from '../../../services/partner/enrollment'
import { ineligibilityOfViewer } from '../../../services/partner/ineligibility'
import { memberCycles } from '../../../services/partner/member-cycles'
import { bookedMoney, openMoney } from '../../../services/partner/open-money'
import { ownEarnings } from '../../../services/partner/own-earnings'
import { ownTransactions } from '../../../services/partner/own-transactions'
import { can } from '../../../services/policies/can'
import { viewerRow } from '../../../services/viewer/facts'
import { failureError } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { showReadableById } from '../post/show'

/** @throws GraphQLError for a text that doesn't name a month. */
function checked(month: string): string {
  if (MONTH_TEXT.test(month)) return month
  throw failureError({ code: 'BAD_REQUEST', field: 'month', message: messages.badMonth })
}

/** What writers have of the partner programme (docs/rules/partner.md). */
export const partnerResolvers: Resolvers = {
  Viewer: {
    partnerProgram: async (user, _args, { parts, viewer }) => {
      if (!can(await viewer(), 'view', { entity: 'account', account: user })) return null
      return enrollmentOf(await viewerRow(parts, user.id)) ?? null
    },
    partnerIneligibility: (_user, _args, { parts }) => ineligibilityOfViewer(parts),
    feeCycles: (_user, _args, { parts }) => memberCycles(parts),
  },
  FeeCycle: {
    id: ({ chargeId, number }) => `${chargeId}:${number}`,
    parts: async (cycle) => [...(await cycle.division()).parts],
    others: async (cycle) => (await cycle.division()).others,
  },
  FeePart: {
    user: async ({ userId }, _args, { reader }) =>
      userId === null ? null : ((await reader.users.load(userId)) ?? null),
  },
  PartnerProgram: {
    earnings: ({ id }, { month }, { parts }) => ownEarnings(parts, id, checked(month)),
    months: ({ id }, _args, { parts }) => recentMonths(parts, id),
    month: ({ id }, { month }, { parts }) => ownMonth(parts, id, month == null ? undefined : checked(month)),
    openMoney: (program) => program,
    transactions: async ({ id }, { paging }, { parts }) =>
      connection('transactions', await ownTransactions(parts, id, paging)),
  },
  PartnerOpenMoney: {
    booked: ({ id }, _args, { parts }) => bookedMoney(parts, id),
    open: ({ id }, _args, { parts }) => openMoney(parts, id),
  },
  PartnerMonth: {
    id: ({ month }) => month,
    stories: (month, _args, { parts }) => storiesOfMonth(parts, month),
    audience: (month, _args, { parts }) => audienceOfMonth(parts, month),
  },
  PartnerStory: {
    id: ({ currency, postId }) => `${currency}:${postId}`,
    post: ({ postId }, _args, context) => (postId === '' ? null : showReadableById(context, postId)),
    isOfFollowers: ({ postId }) => postId === '',
  },
  PartnerAudience: { storyCount: ({ stories }) => stories },
}
