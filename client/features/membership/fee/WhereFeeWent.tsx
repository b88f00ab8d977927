import type { ReactNode } from 'react'
import { boundsOfMonth } from '../../../../schema/rules/partner/months'
import { feeCyclesWording as wording } from '../../../../schema/wording/fee-cycles'
import { longMonth } from '../../../../schema/wording/formats'
import { priceText } from '../../../../schema/wording/prices'
import { useOperation } from '../../../lib/query'
import { useLink } from '../../../lib/use-link'
import { AppLink } from '../../../ui/AppLink'
import { FeeCycles, type FeeCyclesQuery } from './fee-cycles.generated'

type Cycle = NonNullable<NonNullable<FeeCyclesQuery['viewer']>['feeCycles']>[number]

/** An amount with what it is. */
function Line({ name, amount, currency }: { name: ReactNode; amount: number; currency: string }) {
  return (
    <div className="flex justify-between gap-6 py-1.5">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="tabular-nums wrap-normal">{priceText(amount, currency)}</dd>
    </div>
  )
}

/** Who got what of a cycle. */
function Parts({ cycle: { parts, others, currency } }: { cycle: Cycle }) {
  const link = useLink()
  return (
    <dl className="mt-2 text-16">
      {parts.map(({ user, amount }, index) => (
        <Line
          key={user?.id ?? `gone-${index}`}
          name={
            user ? (
              <AppLink href={link('ShowUser', { username: user.username })} className="hover:underline">
                <bdi>{user.name}</bdi>
              </AppLink>
            ) : (
              wording.gone
            )
          }
          amount={amount}
          currency={currency}
        />
      ))}
      {others > 0 && <Line name={wording.others} amount={others} currency={currency} />}
    </dl>
  )
}

function CycleOf({ cycle }: { cycle: Cycle }) {
  const { month, currency, kind, kept, fee, tax, share, writers } = cycle
  return (
    <li className="border-b border-line py-6">
      <h3 className="font-serif text-18 font-semibold">
        {wording.month(longMonth(boundsOfMonth(month).start))}
      </h3>
      <dl className="mt-2 text-16">
        <Line name={wording.kept} amount={kept} currency={currency} />
        <Line name={wording.fee} amount={fee} currency={currency} />
        {tax !== 0 && <Line name={wording.tax} amount={tax} currency={currency} />}
        <Line name={wording.share} amount={share} currency={currency} />
        <Line name={<strong>{wording.writers}</strong>} amount={writers} currency={currency} />
      </dl>
      <p className="mt-4 max-w-[56ch] text-14 text-ink-soft text-pretty">{wording.kinds[kind]}</p>
      <Parts cycle={cycle} />
    </li>
  )
}

/** Where the viewer's fees went, month by month. Rule: docs/rules/partner.md, "What members see". */
export function WhereFeeWent() {
  const cycles = useOperation(FeeCycles, {}).viewer?.feeCycles
  if (!cycles) return null
  return (
    <section aria-labelledby="fee" className="mt-12">
      <h2 id="fee" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-16 text-ink-soft text-pretty">
        {cycles.length === 0 ? wording.none : wording.text}
      </p>
      <ul className="mt-2">
        {cycles.map((cycle) => (
          <CycleOf key={cycle.id} cycle={cycle} />
        ))}
      </ul>
    </section>
  )
}
