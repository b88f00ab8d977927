import type { TaxFormKind } from '../../../schema/rules/tax/forms'
import { taxWording } from '../../../schema/wording/taxes'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'

const { sign: wording, certifications } = taxWording

interface Props {
  kind: TaxFormKind
  /** Whether somebody signs for an organization. */
  isForEntity: boolean
}

/** What a form has its writer certify, and their signature. */
export function Signing({ kind, isForEntity }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <h3 className="font-serif text-20 font-semibold">{wording.heading}</h3>
      <ol className="flex list-decimal flex-col gap-2 ps-6 text-14 text-ink-soft">
        {certifications[kind].map((text) => (
          <li key={text} className="text-pretty">
            {text}
          </li>
        ))}
      </ol>
      <Checkbox name="isCertified" label={kind === 'EU' ? wording.certifyEu : wording.certify} />
      {isForEntity && <Field name="signer" label={wording.signer} autoComplete="off" required />}
      {kind === 'W8BENE' && <Checkbox name="hasCapacity" label={wording.hasCapacity} />}
      <Field
        name="signature"
        label={wording.signature}
        hint={wording.signatureHint}
        autoComplete="off"
        required
      />
      <div>
        <SubmitButton pendingText={wording.working}>{wording.submit}</SubmitButton>
      </div>
    </div>
  )
}
