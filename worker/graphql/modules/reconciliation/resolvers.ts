import type { Differing } from '../../../../schema/rules/reconciliation/differences'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { listDifferences } from '../../../services/reconciliation/list-differences'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

const THINGS = {
  charge: 'CHARGE',
  refund: 'REFUND',
  dispute: 'DISPUTE',
  fee: 'FEE',
  transfer: 'TRANSFER',
  movement: 'MOVEMENT',
} as const satisfies Record<Differing, string>

/** Where the books and the providers of payments differ (docs/rules/reconciliation.md). */
export const reconciliationResolvers: Resolvers = {
  Query: {
    paymentDifferences: async (_root, { paging }, { viewer, reader }) => {
      if (!can(await viewer(), 'moderate', SITE)) return null
      const page = await listDifferences(reader.db, paging)
      const items = page.items.map((item) => ({ ...item, what: THINGS[item.what] }))
      return connection('differences', { ...page, items })
    },
  },
}
