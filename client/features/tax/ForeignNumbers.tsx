import { treatyOf } from '../../../schema/rules/tax/treaties'
import { countryNames } from '../../../schema/wording/formats'
import { taxWording } from '../../../schema/wording/taxes'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { Options } from './Options'

const wording = taxWording.fields

/** The numbers of somebody outside of the United States, and the treaty that they can claim. */
export function ForeignNumbers({ country, isEntity }: { country: string; isEntity: boolean }) {
  const named = countryNames().of(country) ?? country
  const treaty = treatyOf(country)
  return (
    <div className="flex flex-col gap-6" suppressHydrationWarning>
      <Field name="mailingAddress" label={wording.mailingAddress} autoComplete="off" />
      <Field name="foreignTin" label={wording.foreignTin(named)} dir="ltr" autoComplete="off" />
      <Checkbox name="hasNoForeignTin" label={wording.hasNoForeignTin} />
      <Field name="usTin" label={isEntity ? wording.usEin : wording.usTin} dir="ltr" autoComplete="off" />
      {treaty ? (
        <>
          <Checkbox
            name="claimsTreaty"
            label={wording.claimsTreaty(named, treaty.article, treaty.rate)}
            hint={wording.claimsTreatyHint}
          />
          {isEntity && (
            <Options
              name="treatyTest"
              label={wording.treatyTest}
              words={wording.treatyTests}
              choose={wording.noTreatyTest}
            />
          )}
        </>
      ) : (
        <p className="text-14 text-ink-soft text-pretty">{wording.noTreaty(named)}</p>
      )}
    </div>
  )
}
