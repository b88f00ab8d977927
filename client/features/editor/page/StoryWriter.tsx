import { useEffect, useRef, useState } from 'react'
import { EMPTY_DRAFT } from '../../../../schema/story/draft'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { useApp } from '../../../lib/app'
import { usePage } from '../../../lib/use-page'
import { Card } from '../../../ui/Card'
import { LeaveGuard } from '../../../ui/form/LeaveGuard'
import { useLazy } from '../../../ui/lazy'
import { isSafeToClose } from '../journal/state'
import { showPublished } from '../publish/show-published'
import { type EditorHandle, StoryEditor } from '../StoryEditor'
import { conflictDialog, leftStories, publishDialog, versionsDialog } from './parts'
import { SaveState } from './SaveState'
import { Standing } from './Standing'
import { StoryMenu } from './StoryMenu'
import { useDraftJournal } from './use-draft-journal'
import { useStanding } from './use-standing'
import { WriterBar } from './WriterBar'

interface Props {
  postId: string
  /** Whether it is begun here. */
  isNew: boolean
  language: string
  /** What a story that is begun here has in it at first. */
  beginsWith: StoryBody
  /** Goes on with another story, which only this browser has. */
  onContinue: (id: string) => void
  /** Called once the server has the story that was begun here. */
  onCreated: () => void
}

/** A story that can't be written now, and why. */
function NoStory({ reason }: { reason: string }) {
  return (
    <Card tone="danger" as="p" role="alert" className="mx-auto w-full max-w-inset px-4 py-3 text-16">
      {reason}
    </Card>
  )
}

/** Writes a story: the editor with its journal, and what can be done with the story. */
export function StoryWriter({ postId, isNew, language, beginsWith, onContinue, onCreated }: Props) {
  const app = useApp()
  const editor = useRef<EditorHandle>(null)
  const { journal, state, document, refusal, hasFailed, contest, settle } = useDraftJournal({
    postId,
    isNew,
    onDocument: (text) => editor.current?.replace(text),
  })
  const { standing, reload } = useStanding(postId, isNew)
  const [open, setOpen] = useState<'publish' | 'conflict' | 'versions' | undefined>(
    usePage().search.version === undefined ? undefined : 'versions',
  )
  const [isFocused, setFocused] = useState(false)
  const PublishDialog = useLazy(publishDialog, open === 'publish')
  const ConflictDialog = useLazy(conflictDialog, open === 'conflict')
  const VersionsDialog = useLazy(versionsDialog, open === 'versions')
  const created = useRef(onCreated)
  created.current = onCreated
  // A story that was just created has revision 1, which its first save raises.
  const isCreated = isNew && state.revision > 1
  const LeftStories = useLazy(leftStories, isNew && !isCreated)
  const isStored = journal !== undefined && (!isNew || isCreated)
  useEffect(() => {
    if (isCreated) created.current()
  }, [isCreated])
  useEffect(() => {
    // Messages have to appear offline, too, when nothing can be loaded.
    import('../../../shell/toasts').catch(() => {})
  }, [])
  const { conflict } = state
  const shownConflict = conflict ?? contest
  const readStory = () => editor.current?.read() ?? EMPTY_DRAFT
  if (refusal) return <NoStory reason={refusal.message} />
  if (hasFailed) return <NoStory reason={editorWording.unreachable} />
  const begun = document && isNew && document.body.length === 0 ? { ...document, body: beginsWith } : document
  return (
    <div className="mx-auto w-full max-w-inset">
      {isNew && !isCreated && LeftStories && <LeftStories onContinue={onContinue} />}
      <WriterBar
        state={
          <SaveState
            state={state}
            isContested={contest !== undefined}
            onRetry={() => journal?.retry()}
            onDecide={() => setOpen('conflict')}
            readStory={readStory}
          />
        }
        standing={<Standing standing={standing} />}
        isPublished={standing.isPublished}
        isReady={conflict === undefined && (isStored || state.unsent > 0)}
        onPublish={() => setOpen('publish')}
        menu={
          journal && (
            <StoryMenu
              postId={postId}
              journal={journal}
              standing={standing}
              onChanged={reload}
              readTitle={() => readStory().title}
              isStored={isStored}
              isFocused={isFocused}
              onFocusMode={() => setFocused(!isFocused)}
              onVersions={() => setOpen('versions')}
            />
          )
        }
      />
      {journal && begun && (
        <StoryEditor
          ref={editor}
          story={begun}
          language={language}
          isFocused={isFocused}
          onChange={(text) => journal.change(text)}
        />
      )}
      {VersionsDialog && journal && (
        <VersionsDialog
          postId={postId}
          journal={journal}
          readStory={readStory}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {PublishDialog && journal && (
        <PublishDialog
          postId={postId}
          journal={journal}
          readStory={readStory}
          onPublished={(isOut) => (isOut ? showPublished(app, postId) : reload())}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {ConflictDialog && journal && shownConflict && (
        <ConflictDialog
          conflict={shownConflict}
          onDecided={(text) => {
            if (conflict) journal.resolve(text)
            else settle(text)
            setOpen(undefined)
          }}
          onClosed={() => setOpen(undefined)}
        />
      )}
      <LeaveGuard isGuarding={!isSafeToClose(state)} wording={editorWording.leave} />
    </div>
  )
}
