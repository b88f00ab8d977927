import * as v from 'valibot'
import { guidelines } from '../../../schema/inputs/submission'
import { MAX_GUIDELINES } from '../../../schema/rules/submissions'
import { submissionsWording } from '../../../schema/wording/submissions'
import { ChangeForm } from '../../features/settings/ChangeForm'
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
  const { id: collectionId, submitting } = publication
  return (
    <ChangeForm
      operation={UpdateSubmissionSettings}
      schema={schema}
      variables={(values) => ({ input: { collectionId, ...values } })}
      className="mt-8 flex flex-col items-start gap-6 [&>*]:w-full"
      toast={{ message: wording.saved, extraParams: { testId: 'submission-settings-saved' } }}
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
    </ChangeForm>
  )
}
