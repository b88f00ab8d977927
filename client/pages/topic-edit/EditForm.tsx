import { object, optional, string } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { topicDescription, topicName } from '../../../schema/inputs/tag'
import { MAX_TOPIC_DESCRIPTION } from '../../../schema/rules/limits'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
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
  return (
    <>
      <NeedsScript />
      <ChangeForm
        operation={EditTopic}
        schema={TOPIC}
        variables={({ isFeatured: featured, ...values }) => ({
          input: { slug: tag.slug, isFeatured: featured !== undefined, ...values },
        })}
        className="mt-8 flex flex-col gap-5"
        toast={{ message: topicEditWording.saved, extraParams: { testId: 'topic-saved' } }}
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
      </ChangeForm>
    </>
  )
}
