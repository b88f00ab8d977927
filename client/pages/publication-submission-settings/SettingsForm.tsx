import * as v from 'valibot'
import { guidelines } from '../../../schema/inputs/submission'
import { MAX_GUIDELINES } from '../../../schema/rules/submissions'
import { submissionsWording } from '../../../schema/wording/submissions'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import type { SubmittingSettingsFragment } from './submitting-settings.generated'
import { UpdateSubmissionSettings } from './update-submission-settings.generated'

const wording = submissionsWording.settings

const CHOICES = ['ANYBODY', 'WRITERS', 'NOBODY'] as const
const schema = v.object({ submitters: v.picklist(CHOICES), guidelines })

/** Sets who may submit stories, and the guidelines for them. */
export function SettingsForm({ publication }: { publication: SubmittingSettingsFragment }) {
  const { run, refusal } = useChange(UpdateSubmissionSettings)
  const { id: collectionId, submitting } = publication
  const save = async (values: v.InferOutput<typeof schema>): Promise<boolean> => {
    if (!(await run({ input: { collectionId, ...values } }))) return false
    showToast({ message: wording.saved, extraParams: { testId: 'submission-settings-saved' } })
    return true
  }
  return (
    <Form
      schema={schema}
      onSubmit={save}
      failure={failureOf(refusal)}
      className="mt-8 flex flex-col items-start gap-6 [&>*]:w-full"
    >
      <Select name="submitters" label={wording.who} defaultValue={submitting.submitters}>
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {wording[choice]}
          </option>
        ))}
      </Select>
      <TextArea
        name="guidelines"
        rows={8}
        label={wording.guidelines}
        hint={wording.guidelinesHint}
        defaultValue={submitting.guidelines}
        counter={{ max: MAX_GUIDELINES, label: submissionsWording.counter }}
      />
      <div>
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
      </div>
    </Form>
  )
}
