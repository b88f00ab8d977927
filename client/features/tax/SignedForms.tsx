import { countryNames } from '../../../schema/wording/formats'
import { taxWording as wording } from '../../../schema/wording/taxes'
import { formatDate } from '../../lib/format'
import { Fact, Facts } from '../membership/own/Facts'
import type { TaxFormFieldsFragment } from './tax-form-fields.generated'

/** What is shown of a form: when it was signed and holds, and the last characters of its number. */
function partsOf({
  country,
  lastFour,
  vatId,
  signedAt,
  expiresAt,
  endedAt,
}: TaxFormFieldsFragment): string[] {
  return [
    countryNames().of(country) ?? country,
    lastFour === null ? wording.noNumber : wording.ending(lastFour),
    ...(vatId === null ? [] : [wording.vat(vatId)]),
    wording.signedOn(formatDate(signedAt)),
    ...(expiresAt === null || endedAt !== null ? [] : [wording.expires(formatDate(expiresAt - 1))]),
    ...(endedAt === null ? [] : [wording.replacedOn(formatDate(endedAt))]),
  ]
}

/** Forms that somebody has signed, masked. */
export function SignedForms({ title, forms }: { title: string; forms: readonly TaxFormFieldsFragment[] }) {
  if (forms.length === 0) return null
  return (
    <section className="mt-8" aria-label={title}>
      <h2 className="mb-3 font-serif text-20 font-semibold">{title}</h2>
      <Facts>
        {forms.map((form) => (
          <Fact key={form.id} name={wording.kinds[form.kind]}>
            <ul>
              {partsOf(form).map((part) => (
                <li key={part} suppressHydrationWarning>
                  {part}
                </li>
              ))}
            </ul>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
