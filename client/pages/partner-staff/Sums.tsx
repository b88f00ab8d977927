import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { priceText } from '../../../schema/wording/prices'
import { Table } from '../../ui/Table'
import type { AdminPartnerSumFieldsFragment } from './admin-partner-sum-fields.generated'
import { Folded } from './Folded'

const { sums: wording } = partnerStaffWording

const PARTS = ['fee', 'tax', 'share', 'lines', 'pool', 'carried'] as const

/** What a month amounts to, in each currency. */
export function Sums({ caption, sums }: { caption: string; sums: readonly AdminPartnerSumFieldsFragment[] }) {
  return (
    <Table
      caption={caption}
      rows={sums}
      keyOf={({ currency }) => currency}
      columns={[
        { id: 'currency', title: wording.currency, cell: ({ currency }) => currency },
        {
          id: 'kept',
          title: wording.kept,
          cell: ({ kept, currency }) => priceText(kept, currency),
          isNumber: true,
        },
        ...PARTS.map((part) => ({
          id: part,
          title: wording[part],
          cell: (sum: AdminPartnerSumFieldsFragment) => (
            <Folded title={wording[part]} text={priceText(sum[part], sum.currency)} />
          ),
          isNumber: true,
          isFolded: true,
        })),
      ]}
    />
  )
}
