import { useState } from 'react'
import type { DraftDocument } from '../../../../schema/story/draft'
import { type Cover, coversOf, withCover } from '../../../../schema/story/with-cover'
import { publishWording } from '../../../../schema/wording/publish'
import { useMayReach } from '../../../lib/use-may-reach'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { PublishPost } from '../../draft/publish-post.generated'
import { SchedulePost } from '../../draft/schedule-post.generated'
import { failureOf } from '../../settings/SignInAgain'
import { Suspended } from '../../settings/Suspended'
import { localRefusal, type Refusal, useChange } from '../../settings/use-change'
import type { DraftJournal } from '../journal/journal'
import { CoverField } from './CoverField'
import type { ProvenSettings } from './current-settings'
import { LetterChoice } from './LetterChoice'
import { LockedField } from './LockedField'
import { localTime, timeInField } from './local-time'
import { MoreSettings } from './MoreSettings'
import { PublishTime } from './PublishTime'
import { type PublishValues, publishFields, settingsOf } from './publish-form'
import { SubmitInstead } from './SubmitInstead'
import { TopicField } from './TopicField'

interface Props {
  settings: ProvenSettings
  /** The text that is published. */
  story: DraftDocument
  journal: DraftJournal
  onCancel: () => void
  /** Called when lists are to show another picture, or the same one otherwise. */
  onCover?: ((cover: Cover) => void) | undefined
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

function PublishFields({ settings, story, journal, onCancel, onCover, onPublished }: Props) {
  const { id: postId, isPublished, isMailed, scheduledFor, isLocked, tags, newsletters } = settings
  const now = useChange(PublishPost)
  const later = useChange(SchedulePost)
  const [unsaved, setUnsaved] = useState<Refusal>()
  const [isLater, setLater] = useState(scheduledFor !== null)
  /** How lists will show its picture, if that was changed here. It is part of the text. */
  const [cover, setCover] = useState<Cover>()
  const [mailedBy, setMailedBy] = useState(() =>
    newsletters.flatMap(({ newsletter, isChosen }) => (isChosen ? [newsletter.id] : [])),
  )
  const [wantsByMail, setWantsByMail] = useState(false)
  const isByMail = wantsByMail && mailedBy.length > 0
  const take = (next: Cover) => {
    setCover(next)
    onCover?.(next)
  }
  const publish = async (values: PublishValues) => {
    setUnsaved(undefined)
    now.forget()
    later.forget()
    const covered = cover && withCover(journal.shown, cover)
    if (covered && covered !== journal.shown) journal.put(covered)
    await journal.settle()
    const { status, unsent, revision, refusal } = journal.state
    if (status === 'conflict' || unsent > 0) {
      setUnsaved(refusal ? { ...refusal, field: null } : localRefusal(publishWording.notSaved))
      return false
    }
    const newsletterIds = newsletters.length === 0 ? null : mailedBy
    const input = { postId, baseRevision: revision, settings: settingsOf(values), newsletterIds }
    const publishAt = isByMail ? undefined : timeInField(values.publishAt)
    const post =
      publishAt === undefined
        ? await now.run({ input: { ...input, byMailOnly: isByMail } })
        : await later.run({ input: { ...input, publishAt } })
    if (!post) return false
    const message = isByMail ? publishWording.mailed : publishWording.planned
    const isOut = publishAt === undefined && !isByMail
    if (!isOut) showToast({ message, extraParams: { testId: 'story-published' } })
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
      <CoverField covers={coversOf(story)} chosen={settings.previewImageId} onCover={take} />
      <LockedField isLocked={isLocked} />
      {isMailed && <p className="text-14 text-ink-soft text-pretty">{publishWording.isMailed}</p>}
      {!isPublished && !isMailed && !isByMail && (
        <PublishTime scheduledFor={scheduledFor} onTime={(time) => setLater(time !== undefined)} />
      )}
      <LetterChoice
        newsletters={newsletters}
        chosen={mailedBy}
        onChosen={setMailedBy}
        isByMail={isByMail}
        onByMail={setWantsByMail}
      />
      <MoreSettings settings={settings} story={story} />
      {scheduledFor !== null && (
        <p className="text-14 text-ink-soft">{publishWording.plannedFor(localTime(scheduledFor))}</p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{publishWording.cancel}</Button>
        <SubmitButton pendingText={publishWording.publishing}>
          {isByMail
            ? publishWording.mail
            : isLater
              ? publishWording.schedule
              : isPublished
                ? publishWording.publishChanges
                : publishWording.publishNow}
        </SubmitButton>
      </div>
    </Form>
  )
}
