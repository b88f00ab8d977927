import { useRef } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { type EditorHandle, StoryEditor } from '../StoryEditor'
import { SaveState } from './SaveState'
import { useDraftJournal } from './use-draft-journal'

interface Props {
  postId: string
  isNew: boolean
  language: string
}

/** Writes a story: the editor with its journal. */
export function StoryWriter({ postId, isNew, language }: Props) {
  const editor = useRef<EditorHandle>(null)
  const draft = useDraftJournal({
    postId,
    isNew,
    onDocument: (document) => editor.current?.replace(document),
  })
  const { journal, state, document, refusal, hasFailed } = draft
  if (refusal) return <p role="alert">{refusal.message}</p>
  if (hasFailed) return <p role="alert">{editorWording.unreachable}</p>
  return (
    <div className="mx-auto w-full max-w-inset">
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
        <SaveState state={state} onRetry={() => journal?.retry()} />
      </div>
      {journal && document && (
        <StoryEditor
          ref={editor}
          story={document}
          language={language}
          onChange={(text) => journal.change(text)}
        />
      )}
    </div>
  )
}
