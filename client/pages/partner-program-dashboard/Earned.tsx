import { DAY } from '../../../schema/rules/time-units'
import { partnerEarningsWording as wording } from '../../../schema/wording/partner-earnings'
import { priceText } from '../../../schema/wording/prices'
import { EarningsChart } from '../../features/partner/EarningsChart'
import { countryName, nameOfPoint } from '../../features/stats/names'
import { formatMonth } from '../../lib/format'
import { Table } from '../../ui/Table'
import type { PartnerOverviewQuery } from './partner-overview.generated'

type Earnings = NonNullable<NonNullable<PartnerOverviewQuery['viewer']>['earnings']>

/** So many days the query asks for. */
const DAYS = 90

const { countries: words } = wording

/** What came in on each of the last days, and where the members are who brought it. */
export function Earned({ earnings: { days, countries, firstDay, lastDay } }: { earnings: Earnings }) {
  if (days.length === 0) return null
  const today = Math.floor(Date.parse(lastDay) / DAY)
  const times = Array.from({ length: DAYS }, (_, i) => (today - DAYS + 1 + i) * DAY)
  const labels = times.map((time) => nameOfPoint('DAY', time))
  return (
    <section aria-labelledby="earned" className="mt-10">
      <h2 id="earned" className="font-serif text-24 font-semibold tracking-tight">
        {wording.lastDays}
      </h2>
      <EarningsChart days={days} points={{ times, labels, pointTitle: wording.day }} isByMonth={false} />
      <p className="mt-3 max-w-[65ch] text-13 text-ink-soft text-pretty">{wording.note}</p>
      {countries.length > 0 && (
        <div className="mt-8">
          <Table
            caption={words.caption(formatMonth(Date.parse(firstDay)), formatMonth(Date.parse(lastDay)))}
            rows={countries}
            keyOf={({ country, currency }) => `${country} ${currency}`}
            columns={[
              {
                id: 'country',
                title: words.country,
                cell: ({ country }) => (country === null ? words.others : countryName(country)),
              },
              {
                id: 'amount',
                title: words.amount,
                cell: ({ amount, currency }) => priceText(amount, currency),
                isNumber: true,
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}
