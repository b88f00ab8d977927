import { object, pipe, string, transform } from 'valibot'
import { reason as reasonSchema } from '../../../schema/inputs/moderation'
import { adminWording } from '../../../schema/wording/admin'
import { ActSection } from '../../features/moderation/ActSection'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { WithholdPost } from './withhold-post.generated'

const wording = adminWording.withhold
const COUNTRIES = object({
  countries: pipe(
    string(),
    transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  ),
  reason: reasonSchema,
})

interface Props {
  postId: string
  countries: readonly string[]
}

/** Where the law keeps a story from being shown. Rule: docs/rules/reports.md, "Withheld in a country". */
export function WithholdForm({ postId, countries }: Props) {
  return (
    <ActSection title={wording.title} text={wording.text}>
      <ChangeForm
        operation={WithholdPost}
        schema={COUNTRIES}
        variables={(values) => ({ input: { postId, ...values } })}
        about="countries"
        toast={{ message: wording.done, extraParams: { testId: 'withheld' } }}
      >
        <Field
          name="countries"
          label={wording.countries}
          hint={wording.hint}
          defaultValue={countries.join(' ')}
          autoComplete="off"
          spellCheck={false}
        />
        <ReasonField isMailed />
        <div>
          <SubmitButton look="danger" pendingText={wording.working}>
            {wording.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </ActSection>
  )
}
