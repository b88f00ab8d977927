import { EXPORT_KEPT } from '../../../../schema/rules/exports'
import { siteExports } from '../../../data/export/exports'
import { couponsFor } from '../../../services/membership/coupons'
import { listActs, listOperatorActs } from '../../../services/operating/list-acts'
import { listSiteFlags } from '../../../services/operating/list-site-flags'
import { can } from '../../../services/policies/can'
import { everyPick } from '../../../services/post/staff-picks'
import { everyTopic } from '../../../services/tag/every-topic'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { partsToDownload } from '../export/resolvers'
import { forStaff } from './for-staff'

/** What those who run the site see. Rules: docs/rules/operating.md. */
export const operatingResolvers: Resolvers = {
  Query: {
    siteFlags: (_root, _args, context) => forStaff(context, () => listSiteFlags(context.parts)),
    everyTopic: (_root, { beginning, paging }, context) =>
      forStaff(context, async () => {
        const page = await everyTopic(context.reader.db, (beginning ?? '').toLowerCase(), paging)
        for (const tag of page.items) context.reader.tags.prime(tag.slug, tag)
        return connection('topics', { ...page, items: page.items.map(({ slug }) => ({ id: slug })) })
      }),
    coupons: (_root, { paging }, context) =>
      forStaff(context, async () => connection('coupons', await couponsFor(context.parts, paging))),
    everyStaffPick: (_root, { paging }, context) =>
      forStaff(context, async () => connection('picks', await everyPick(context.reader, paging))),
    moderationLog: (_root, { action, username, paging }, context) =>
      forStaff(context, async () =>
        connection('acts', await listActs(context.reader.db, { action, username }, paging)),
      ),
    operatorLog: (_root, { paging }, context) =>
      forStaff(context, async () => {
        const page = await listOperatorActs(context.reader.db, paging)
        return connection('acts', {
          ...page,
          items: page.items.map(({ id, ...act }) => ({ ...act, id: String(id) })),
        })
      }),
    siteExports: (_root, _args, context) =>
      forStaff(context, async () => {
        const now = context.clock.now()
        return (await context.reader.db.all(siteExports, now - 2 * EXPORT_KEPT)).filter(
          ({ expiresAt }) => expiresAt > now,
        )
      }),
  },
  SiteExport: {
    receiver: async ({ ownerId }, _args, { reader }) =>
      required(await reader.users.load(ownerId), 'user', ownerId),
    state: ({ state }) => enumName(state),
    tableCount: ({ storyCount }) => storyCount,
    tablesDone: ({ storiesDone }) => storiesDone,
    parts: async (row, _args, { reader, viewer }) =>
      can(await viewer(), 'download', { entity: 'export', export: row })
        ? partsToDownload(reader.db, row)
        : [],
  },
  Coupon: {
    id: ({ code }) => code,
    state: ({ state }) => enumName(state),
    expiresAt: ({ expiresAt }) => (expiresAt === null ? null : Date.parse(expiresAt)),
    createdAt: ({ createdAt }) => Date.parse(createdAt),
  },
  StaffPick: {
    isPicked: ({ pickedAt }) => pickedAt !== null,
    story: async ({ id }, _args, { reader }) => ((await reader.posts.load(id)) ? { id } : null),
  },
}
