import { useState } from 'react'
import {
  BEGINNING,
  estimate,
  MOST_MINUTES,
  parseFee,
  parseMinutes,
} from '../../../schema/rules/partner/estimate'
import { partnerProgramWording } from '../../../schema/wording/landing/partner-program'
import { priceText } from '../../../schema/wording/prices'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'

const wording = partnerProgramWording.calculator

/** What is entered, as it is written. */
type Entered = typeof BEGINNING

const resultOf = ({ fee, minutes, others }: Entered) => {
  const [cents, own, rest] = [parseFee(fee), parseMinutes(minutes), parseMinutes(others)]
  return cents === undefined || own === undefined || rest === undefined
    ? undefined
    : estimate(cents, own, rest)
}

const COUNT = { type: 'number', inputMode: 'numeric', min: 0, max: MOST_MINUTES, step: 1 } as const

function Result({ entered }: { entered: Entered }) {
  const result = resultOf(entered)
  const lines = [
    [wording.provider, result?.provider],
    [wording.share, result?.share],
    [wording.writers, result?.writers],
    [wording.own, result?.own],
  ] as const
  return (
    <dl aria-live="polite" className="text-16">
      {lines.map(([title, amount]) => (
        <div
          key={title}
          className="flex justify-between gap-x-6 border-t border-line py-3 last:font-semibold"
        >
          <dt>{title}</dt>
          <dd className="tabular-nums wrap-normal">
            {amount === undefined ? wording.unknown : priceText(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * What one member's fee brings a writer. Without script, the form asks the worker. Rule: docs/rules/partner.md, "The page of
 * the programme".
 */
export function Calculator() {
  const { search } = usePage()
  const [entered, setEntered] = useState<Entered>({
    fee: search.fee ?? BEGINNING.fee,
    minutes: search.minutes ?? BEGINNING.minutes,
    others: search.others ?? BEGINNING.others,
  })
  const given = (name: keyof Entered) => ({
    name,
    defaultValue: entered[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget
      setEntered((before) => ({ ...before, [name]: value }))
    },
  })
  const wrong = (text: string, value: unknown) => (value === undefined ? text : undefined)
  return (
    <section aria-labelledby={wording.id} className="border-t border-line py-12">
      <h2 id={wording.id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {wording.heading}
      </h2>
      <p className="mt-3 max-w-inset font-serif text-18 text-pretty">{wording.text}</p>
      <div className="mt-8 grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <form method="get" className="flex flex-col gap-5">
          <Field
            label={wording.fee}
            hint={wording.feeHint}
            error={wrong(wording.badFee, parseFee(entered.fee))}
            type="number"
            inputMode="decimal"
            min={0}
            max={1000}
            step={0.01}
            {...given('fee')}
          />
          <Field
            label={wording.minutes}
            hint={wording.minutesHint}
            error={wrong(wording.badMinutes, parseMinutes(entered.minutes))}
            {...COUNT}
            {...given('minutes')}
          />
          <Field
            label={wording.others}
            hint={wording.minutesHint}
            error={wrong(wording.badMinutes, parseMinutes(entered.others))}
            {...COUNT}
            {...given('others')}
          />
          <p>
            <Button type="submit">{wording.calculate}</Button>
          </p>
        </form>
        <Result entered={entered} />
      </div>
    </section>
  )
}
