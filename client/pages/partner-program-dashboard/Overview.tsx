import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { priceText } from '../../../schema/wording/prices'
import { chartDrawing } from '../../features/chart/lazy'
import { Obstacles } from '../../features/partner/Obstacles'
import { Figure } from '../../features/stats/Figure'
import { ShareBar } from '../../features/stats/ShareBar'
import { formatMonth } from '../../lib/format'
import type { LoadContext } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Earned } from './Earned'
import { NotIn } from './NotIn'
import { PartnerOverview, type PartnerOverviewQuery } from './partner-overview.generated'
import { StoryTable } from './StoryTable'

const { overview: wording } = partnerDashboardWording

type Program = NonNullable<NonNullable<PartnerOverviewQuery['viewer']>['partnerProgram']>
type Month = Program['months'][number]

/** How many stories of the present month are shown. */
const TOP = 5

export async function loadOverview(page: LoadContext) {
  const [answer] = await Promise.all([page.query(PartnerOverview, {}), page.part(chartDrawing)])
  return answer
}

/** Amounts in each currency, or that there are none. */
const amountsText = (amounts: readonly { currency: Parameters<typeof priceText>[1]; amount: number }[]) =>
  amounts
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, currency }) => priceText(amount, currency))
    .join(' + ') || priceText(0)

/** What a month has brought: in US dollars once it is closed. */
const monthText = ({ total, amounts }: Month): string =>
  total === null
    ? amountsText(amounts.map(({ currency, amount, pooled }) => ({ currency, amount: amount + pooled })))
    : priceText(total)

/** Whether anything came in, or was taken back. */
const isSomething = ({ total, amounts }: Month): boolean =>
  (total ?? 0) !== 0 || amounts.some(({ amount, pooled }) => amount + pooled !== 0)

/** For bars alone, in which currencies that aren't converted yet count the same. */
const sizeOf = ({ total, amounts }: Month): number =>
  Math.max(0, total ?? amounts.reduce((sum, { amount, pooled }) => sum + amount + pooled, 0))

function MonthRow({ month, most }: { month: Month; most: number }) {
  return (
    <li className="pt-3">
      <div className="flex items-baseline justify-between gap-6 pb-2 text-14">
        <span>
          <Link
            look="underlined"
            href={linkTo('PartnerDashboardTab', { tab: 'stories' }, { query: { month: month.month } })}
          >
            {formatMonth(boundsOfMonth(month.month).start)}
          </Link>
          {month.state !== 'CLOSED' && <span className="ms-3 text-13 text-ink-soft">{wording.soFar}</span>}
        </span>
        <span className="tabular-nums">{monthText(month)}</span>
      </div>
      <ShareBar share={most === 0 ? 0 : sizeOf(month) / most} />
    </li>
  )
}

/** Money that isn't paid for now, and where it says why. */
function OnHold({ text, why }: { text: string; why: string }) {
  return (
    <p className="mt-4 max-w-inset rounded-input border border-line-strong p-4 text-16 text-pretty">
      {text}{' '}
      <Link look="underlined" href={why}>
        {wording.seeHeld}
      </Link>
    </p>
  )
}

/** What the writer has earned: in this month, the last one, and in all. */
export function Overview() {
  const { viewer } = useOperation(PartnerOverview, {})
  const program = viewer?.partnerProgram
  if (!program) return <NotIn />
  const { months, openMoney, heldEarnings, month, payouts } = program
  const held = heldEarnings.filter(({ state }) => state === 'HELD').reduce((sum, { paid }) => sum + paid, 0)
  const [present, last] = months
  const most = Math.max(0, ...months.map(sizeOf))
  return (
    <>
      <dl className="grid gap-6 py-8 sm:grid-cols-3">
        {present && (
          <Figure name="present" title={wording.present} value={sizeOf(present)} text={monthText(present)} />
        )}
        {last && <Figure name="last" title={wording.last} value={sizeOf(last)} text={monthText(last)} />}
        <Figure name="all" title={wording.all} value={openMoney.booked} text={priceText(openMoney.booked)} />
      </dl>
      <p className="max-w-inset text-14 text-ink-soft text-pretty">{wording.closing}</p>
      <Obstacles reasons={viewer?.partnerIneligibility} className="mt-4" />
      {held > 0 && (
        <OnHold
          text={wording.held(priceText(held, PAID_IN))}
          why={linkTo('PartnerDashboardTab', { tab: 'payments' })}
        />
      )}
      {payouts.payouts
        .filter(({ status }) => status === 'ON_HOLD')
        .map(({ id, amount, currency }) => (
          <OnHold
            key={id}
            text={wording.heldPayout(priceText(amount, currency))}
            why={linkTo('PartnerPayoutStatement', { payoutId: id })}
          />
        ))}
      {viewer?.earnings && <Earned earnings={viewer.earnings} />}
      {month.stories.length > 0 && (
        <section aria-labelledby="top" className="mt-10">
          <h2 id="top" className="font-serif text-24 font-semibold tracking-tight">
            {wording.top}
          </h2>
          <StoryTable stories={month.stories.slice(0, TOP)} />
          <p className="mt-4">
            <Link look="underlined" href={linkTo('PartnerDashboardTab', { tab: 'stories' })}>
              {wording.allStories}
            </Link>
          </p>
        </section>
      )}
      {!months.some(isSomething) ? (
        <EmptyState
          text={wording.none}
          more={{ href: linkTo('ShowPartnerProgramLanding'), text: wording.how }}
        />
      ) : (
        <section aria-labelledby="months" className="mt-10">
          <h2 id="months" className="font-serif text-24 font-semibold tracking-tight">
            {wording.months}
          </h2>
          <ul className="mt-2">
            {months.map((month) => (
              <MonthRow key={month.month} month={month} most={most} />
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap gap-x-6">
            {last && (
              <Link look="underlined" href={linkTo('PartnerMonthFile', { yearMonth: last.month })} download>
                {wording.file}
              </Link>
            )}
            <Link look="underlined" href={linkTo('PartnerRecompute')}>
              {wording.check}
            </Link>
          </p>
        </section>
      )}
    </>
  )
}
