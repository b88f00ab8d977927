import { useId } from 'react'
import { COUNTRIES } from '../../../../schema/rules/countries'
import { countryNames } from '../../../../schema/wording/formats'
import { payingWording } from '../../../../schema/wording/paying'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/form/Select'

const wording = payingWording.country

interface Props {
  /** The page that asks. */
  action: string
  /** What its address says already. */
  search: Readonly<Record<string, string>>
}

/** Countries by their names. */
function named(): { code: string; name: string }[] {
  const names = countryNames()
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
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
            <option value="" disabled>
              {wording.choose}
            </option>
            {named().map(({ code, name }) => (
              // Browsers and servers don’t write all names alike.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" look="main">
          {wording.continue}
        </Button>
      </form>
    </section>
  )
}
