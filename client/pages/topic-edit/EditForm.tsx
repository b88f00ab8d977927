import { object, optional, string } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { topicDescription, topicName } from '../../../schema/inputs/tag'
import { MAX_TOPIC_DESCRIPTION } from '../../../schema/rules/limits'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import { ReasonField } from '../../features/moderation/ReasonField'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import type { AdminTopicFactsFragment } from './admin-topic-facts.generated'
import { EditTopic } from './edit-topic.generated'

/** A checkbox that isn't checked isn't sent. */
const TOPIC = object({
  name: topicName,
  description: topicDescription,
  isFeatured: optional(string()),
  reason,
})

/** A topic's words, and whether it is among the popular ones. */
export function EditForm({ topic }: { topic: AdminTopicFactsFragment }) {
  const { tag, isFeatured } = topic
  const { run, refusal } = useChange(EditTopic)
  return (
    <>
      <NeedsScript />
      <Form
        schema={TOPIC}
        failure={failureOf(refusal)}
        className="mt-8 flex flex-col gap-5"
        onSubmit={async ({ name, description, isFeatured: featured, reason: why }) => {
          const input = { slug: tag.slug, name, description, isFeatured: featured !== undefined, reason: why }
          if (!(await run({ input }))) return false
          showToast({ message: topicEditWording.saved, extraParams: { testId: 'topic-saved' } })
          return true
        }}
      >
        <Field
          name="name"
          label={topicEditWording.name}
          hint={topicEditWording.nameHint}
          defaultValue={tag.displayTitle}
        />
        <TextArea
          name="description"
          label={topicEditWording.description}
          hint={topicEditWording.descriptionHint}
          defaultValue={tag.description}
          counter={{ max: MAX_TOPIC_DESCRIPTION, label: topicEditWording.descriptionCount }}
        />
        <Checkbox
          name="isFeatured"
          label={topicEditWording.featured}
          hint={topicEditWording.featuredHint}
          defaultChecked={isFeatured}
        />
        <ReasonField />
        <div>
          <SubmitButton pendingText={topicEditWording.saving}>{topicEditWording.save}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
