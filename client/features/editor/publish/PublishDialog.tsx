import { useId, useRef, useState } from 'react'
import type { DraftDocument } from '../../../../schema/story/draft'
import { publishWording } from '../../../../schema/wording/publish'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { ErrorText } from '../../../ui/form/ErrorText'
import type { DraftJournal } from '../journal/journal'
import { CheckList } from './CheckList'
import { publishChecks } from './checks'
import { PublishForm } from './PublishForm'
import { usePublishSettings } from './use-publish-settings'

interface Props {
  postId: string
  journal: DraftJournal
  readStory: () => DraftDocument
  onPublished: (isOut: boolean) => Promise<void>
  onClosed: () => void
}

/** Publishes a story now or at a time, with its settings. Rule: docs/rules/writing.md, "Publishing". */
export function PublishDialog({ postId, journal, readStory, onPublished, onClosed }: Props) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const [story] = useState(readStory)
  const checks = publishChecks(story)
  const { settings, failure } = usePublishSettings(postId, journal)
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={publishWording.close}
      onClosed={onClosed}
      title={settings?.isPublished ? publishWording.changesTitle : publishWording.title}
      size="medium"
    >
      <CheckList checks={checks} body={story.body} />
      <ErrorText id={`${id}-error`}>{failure}</ErrorText>
      {!settings && !failure && (
        <p role="status" className="text-14 text-ink-soft">
          {publishWording.loading}
        </p>
      )}
      {settings && (
        <PublishForm
          settings={settings}
          story={story}
          journal={journal}
          onCancel={() => dialog.current?.leave()}
          onPublished={async (isOut) => {
            await dialog.current?.close()
            await onPublished(isOut).catch(() => {})
          }}
        />
      )}
    </TitledDialog>
  )
}
