import { useRef } from 'react'
import { type InferOutput, nonEmpty, object, pipe } from 'valibot'
import { yourStoriesWording } from '../../../schema/wording/your-stories'
import { useApp } from '../../lib/app'
import { Button } from '../../ui/Button'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TopicField } from '../editor/publish/TopicField'
import { typedTopics } from '../editor/publish/typed-topics'
import type { NamedStory } from './story-changes'
import { addTopics } from './topic-changes'

const wording = yourStoriesWording.topics

const fields = object({ tags: pipe(typedTopics, nonEmpty(wording.none)) })

interface Props {
  stories: readonly NamedStory[]
  onClosed: () => void
}

/** Asks for the topics that stories get besides their own. */
export function TopicsDialog({ stories, onClosed }: Props) {
  const app = useApp()
  const dialog = useRef<DialogHandle>(null)
  const add = async ({ tags }: InferOutput<typeof fields>) => {
    const isDone = await addTopics(app, stories, tags)
    if (isDone) await dialog.current?.close()
    return isDone
  }
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={wording.close}
      onClosed={onClosed}
      title={wording.title(stories.length)}
    >
      <Form schema={fields} onSubmit={add} className="flex flex-col gap-5">
        <TopicField tags={[]} title="" hint={wording.hint} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.leave()}>{wording.cancel}</Button>
          <SubmitButton pendingText={wording.pending}>{wording.action}</SubmitButton>
        </div>
      </Form>
    </TitledDialog>
  )
}
