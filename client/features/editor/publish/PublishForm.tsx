import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import type { DraftDocument } from '../../../../schema/story/draft'
import { previewPictures } from '../../../../schema/story/preview-pictures'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { useMayReach } from '../../../lib/use-may-reach'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { PublishPost } from '../../draft/publish-post.generated'
import { SchedulePost } from '../../draft/schedule-post.generated'
import { failureOf } from '../../settings/SignInAgain'
import { Suspended } from '../../settings/Suspended'
import { localRefusal, type Refusal, useChange } from '../../settings/use-change'
import type { DraftJournal } from '../journal/journal'
import type { CurrentSettings } from './current-settings'
import { fieldTime, localTime, timeInField } from './local-time'
import { MoreSettings } from './MoreSettings'
import { PreviewChoice } from './PreviewChoice'
import { type PublishValues, publishFields, settingsOf } from './publish-form'
import { SubmitInstead } from './SubmitInstead'
import { TopicField } from './TopicField'

const wording = publishWording.fields

interface Props {
  settings: CurrentSettings
  /** The text that is published. */
  story: DraftDocument
  journal: DraftJournal
  onCancel: () => void
  /** @param isOut whether readers see it now; otherwise it is planned. */
  onPublished: (isOut: boolean) => Promise<void>
}

/** The settings of a publish; for a co-author, why there are none. */
export function PublishForm(props: Props) {
  const mayReach = useMayReach()
  if (!mayReach) return <Suspended />
  return props.settings.mayPublish ? (
    <PublishFields {...props} />
  ) : (
    <p className="text-16 text-pretty">{publishWording.writersOnly}</p>
  )
}

function PublishFields({ settings, story, journal, onCancel, onPublished }: Props) {
  const { id: postId, isPublished, scheduledFor, isLocked, tags } = settings
  const { navigation } = useApp()
  const now = useChange(PublishPost)
  const later = useChange(SchedulePost)
  const [unsaved, setUnsaved] = useState<Refusal>()
  const [isLater, setLater] = useState(scheduledFor !== null)
  const publish = async (values: PublishValues) => {
    setUnsaved(undefined)
    now.forget()
    later.forget()
    await journal.settle()
    const { status, unsent, revision, refusal } = journal.state
    if (status === 'conflict' || unsent > 0) {
      setUnsaved(refusal ? { ...refusal, field: null } : localRefusal(publishWording.notSaved))
      return false
    }
    const input = { postId, baseRevision: revision, settings: settingsOf(values) }
    const publishAt = timeInField(values.publishAt)
    const isOut = publishAt === undefined
    const post =
      publishAt === undefined ? await now.run({ input }) : await later.run({ input: { ...input, publishAt } })
    if (!post) return false
    showToast({
      message: isOut ? publishWording.published : publishWording.planned,
      extraParams: { testId: 'story-published' },
      ...(isOut
        ? {
            action: {
              label: publishWording.share,
              onAction: () => void goTo(navigation, linkTo('ShareSuccess', {}, { query: { p: postId } })),
            },
          }
        : {}),
    })
    await onPublished(isOut)
    return true
  }
  return (
    <Form
      schema={publishFields}
      onSubmit={publish}
      failure={failureOf(unsaved ?? now.refusal ?? later.refusal)}
      className="flex flex-col gap-5"
    >
      {!isPublished && !settings.post.collection && <SubmitInstead postId={postId} />}
      <TopicField tags={tags} title={story.title} />
      <PreviewChoice pictures={previewPictures(story.body)} chosen={settings.previewImageId} />
      <Checkbox
        label={wording.isLocked}
        hint={wording.isLockedHint}
        name="isLocked"
        defaultChecked={isLocked}
      />
      {!isPublished && (
        <Field
          type="datetime-local"
          label={wording.publishAt}
          hint={wording.publishAtHint}
          name="publishAt"
          defaultValue={scheduledFor === null ? '' : fieldTime(scheduledFor)}
          min={fieldTime(Date.now())}
          onChange={(event) => setLater(event.currentTarget.value !== '')}
        />
      )}
      <MoreSettings settings={settings} story={story} />
      {scheduledFor !== null && (
        <p className="text-14 text-ink-soft">{publishWording.plannedFor(localTime(scheduledFor))}</p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{publishWording.cancel}</Button>
        <SubmitButton pendingText={publishWording.publishing}>
          {isLater
            ? publishWording.schedule
            : isPublished
              ? publishWording.publishChanges
              : publishWording.publishNow}
        </SubmitButton>
      </div>
    </Form>
  )
}
