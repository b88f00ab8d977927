import { useId } from 'react'
import { payingWording } from '../../../../schema/wording/paying'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/form/Select'
import { CountryOptions } from '../CountryOptions'

const wording = payingWording.country

interface Props {
  /** The page that asks. */
  action: string
  /** What its address says already. */
  search: Readonly<Record<string, string>>
}

/**
 * Asks for the reader's country if nothing else tells it: prices and the payment provider depend on it. The answer
 * requests the page again, which works without script. Rule: docs/rules/membership.md, "Paying".
 */
export function AskCountry({ action, search: { country: _, ...others } }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-20 font-semibold">
        {wording.heading}
      </h2>
      <p className="mt-2 mb-6 max-w-[56ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <form action={action} className="flex max-w-[24rem] flex-col items-start gap-4">
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="w-full">
          <Select name="country" label={wording.label} autoComplete="country" required defaultValue="">
            <CountryOptions choose={wording.choose} />
          </Select>
        </div>
        <Button type="submit" look="main">
          {wording.continue}
        </Button>
      </form>
    </section>
  )
}
