import * as v from 'valibot'
import { country as countryInput } from '../../../schema/inputs/membership'
import type { Taxpayer } from '../../../schema/rules/tax/forms'
import { taxWording } from '../../../schema/wording/taxes'
import { Form } from '../../ui/form/Form'
import { RadioChoice } from '../../ui/form/RadioChoice'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { CountryOptions } from '../membership/CountryOptions'
import { FORM_CLASS } from './form-props'

const wording = taxWording.who

const yesOrNo = v.picklist(['yes', 'no'], wording.missing)
const Answers = v.object({
  country: countryInput,
  isUsPerson: v.optional(yesOrNo, '' as 'no'),
  isEntity: v.optional(yesOrNo, '' as 'no'),
})

interface Props {
  /** What is known already. */
  known: Partial<Taxpayer>
  onDone: (taxpayer: Taxpayer) => void
}

const wordOf = (is: boolean | undefined): 'yes' | 'no' | undefined =>
  is === undefined ? undefined : is ? 'yes' : 'no'

/** Asks what decides over the forms. */
export function WhoForm({ known, onDone }: Props) {
  return (
    <Form
      schema={Answers}
      onSubmit={async ({ country, isUsPerson, isEntity }) => {
        onDone({ country, isUsPerson: isUsPerson === 'yes', isEntity: isEntity === 'yes' })
        return 'leaving'
      }}
      className={FORM_CLASS}
    >
      <Select name="country" label={wording.country} defaultValue={known.country ?? ''} required>
        <CountryOptions choose={wording.choose} />
      </Select>
      <RadioChoice
        name="isUsPerson"
        label={wording.isUsPerson}
        defaultValue={wordOf(known.isUsPerson)}
        options={[
          { value: 'yes', ...wording.us },
          { value: 'no', ...wording.notUs },
        ]}
      />
      <RadioChoice
        name="isEntity"
        label={wording.isEntity}
        defaultValue={wordOf(known.isEntity)}
        options={[
          { value: 'no', ...wording.person },
          { value: 'yes', ...wording.entity },
        ]}
      />
      <div>
        <SubmitButton>{wording.next}</SubmitButton>
      </div>
    </Form>
  )
}
