import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { EMPTY_DRAFT } from '../../../../schema/story/draft'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { usePage } from '../../../lib/use-page'
import { showError } from '../../../shell/toast'
import { Card } from '../../../ui/Card'
import { LeaveGuard } from '../../../ui/form/LeaveGuard'
import { useLazy } from '../../../ui/lazy'
import type { BodyHandle } from '../BodyEditor'
import { isSafeToClose } from '../journal/state'
import { type EditorHandle, StoryEditor } from '../StoryEditor'
import type { Head } from '../StoryHead'
import { changesNote, conflictDialog, leftStories, previewDialog, versionsDialog } from './parts'
import { SaveState } from './SaveState'
import { Standing } from './Standing'
import { StoryMenu } from './StoryMenu'
import { useBegunFor } from './use-begun-for'
import { useDraftJournal } from './use-draft-journal'
import { useStanding } from './use-standing'
import { Waiting } from './Waiting'
import { WriterBar } from './WriterBar'
import type { HeaderPlaces } from './WriterHeader'

interface Props {
  postId: string
  /** Whether it is begun here. */
  isNew: boolean
  language: string
  /** What a story that is begun here has in it at first. */
  beginsWith: StoryBody
  /** The title and the subtitle; unknown until the story is loaded, unless it is begun here. */
  head: Head | undefined
  onHead: (head: Head) => void
  /** The text, which the lines above lead to. */
  text: RefObject<BodyHandle | null>
  places: HeaderPlaces
  /** Goes on with another story, which only this browser has. */
  onContinue: (id: string) => void
  /** Called once the server has the story that was begun here. */
  onCreated: () => void
}

/** A story that can't be written now, and why. */
function NoStory({ reason }: { reason: string }) {
  return (
    <Card tone="danger" as="p" role="alert" className="px-4 py-3 text-16">
      {reason}
    </Card>
  )
}

/** Writes a story: the editor with its journal, and what can be done with the story. */
export function StoryWriter(props: Props) {
  const { postId, isNew, language, beginsWith, head, onHead, text, places, onContinue, onCreated } = props
  const app = useApp()
  const editor = useRef<EditorHandle>(null)
  const { journal, state, document, refusal, hasFailed, contest, settle } = useDraftJournal({
    postId,
    isNew,
    onDocument: (next) => editor.current?.replace(next),
  })
  const begunFor = useBegunFor()
  const { standing, reload } = useStanding(postId, isNew)
  const [open, setOpen] = useState<'conflict' | 'versions' | 'preview' | undefined>(
    usePage().search.version === undefined ? undefined : 'versions',
  )
  const [isFocused, setFocused] = useState(false)
  const ConflictDialog = useLazy(conflictDialog, open === 'conflict')
  const VersionsDialog = useLazy(versionsDialog, open === 'versions')
  const ChangesNote = useLazy(changesNote, standing.isPublished, false)
  const [compared, setCompared] = useState<string>()
  const PreviewDialog = useLazy(previewDialog, open === 'preview')
  const created = useRef(onCreated)
  created.current = onCreated
  // A story that was just created has revision 1, which its first save raises.
  const isCreated = isNew && state.revision > 1
  const LeftStories = useLazy(leftStories, isNew && !isCreated)
  const isStored = journal !== undefined && (!isNew || isCreated)
  useEffect(() => {
    if (isCreated) created.current()
  }, [isCreated])
  const loaded = useEffectEvent(({ title, subtitle }: Head) => {
    // What was written before the editor was there stays, unless the story has a title already.
    if (!head || title !== '' || subtitle !== '') onHead({ title, subtitle })
  })
  // Others may have written before the editor is drawn.
  useEffect(() => {
    if (document) loaded(document)
  }, [document])
  useEffect(() => {
    // Messages have to appear offline, too, when nothing can be loaded.
    import('../../../shell/toasts').catch(() => {})
  }, [])
  const { conflict } = state
  const shownConflict = conflict ?? contest
  const readStory = () => editor.current?.read() ?? EMPTY_DRAFT
  const publish = async () => {
    // A story that has just been begun exists once it is saved.
    await journal?.settle()
    if (journal?.state.status === 'conflict' || journal?.state.unsent !== 0)
      return showError(publishWording.notSaved)
    await goTo(app.navigation, linkTo('PublishPost', { postId }, { query: begunFor }))
  }
  if (refusal) return <NoStory reason={refusal.message} />
  if (hasFailed) return <NoStory reason={editorWording.unreachable} />
  const begun = document && isNew && document.body.length === 0 ? { ...document, body: beginsWith } : document
  return (
    <>
      <WriterBar
        places={places}
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
        onPreview={() => setOpen('preview')}
        onPublish={() => void publish()}
      >
        {journal && (
          <StoryMenu
            postId={postId}
            journal={journal}
            standing={standing}
            onChanged={reload}
            readTitle={() => readStory().title}
            isStored={isStored}
            isFocused={isFocused}
            onFocusMode={() => setFocused(!isFocused)}
            onTool={(tool) => text.current?.open(tool)}
            onVersions={() => setOpen('versions')}
          />
        )}
      </WriterBar>
      {journal && begun && head ? (
        <StoryEditor
          ref={editor}
          postId={postId}
          story={begun}
          head={head}
          onHead={onHead}
          text={text}
          language={language}
          isFocused={isFocused}
          onChange={(story) => journal.change(story)}
        />
      ) : (
        <Waiting hasHead={head !== undefined} />
      )}
      {ChangesNote && journal && (
        <ChangesNote
          postId={postId}
          revision={state.revision}
          readStory={readStory}
          onCompare={(versionId) => {
            setCompared(versionId)
            setOpen('versions')
          }}
        />
      )}
      {isNew && !isCreated && LeftStories && <LeftStories onContinue={onContinue} />}
      {VersionsDialog && journal && (
        <VersionsDialog
          postId={postId}
          journal={journal}
          readStory={readStory}
          first={compared}
          onClosed={() => {
            setCompared(undefined)
            setOpen(undefined)
          }}
        />
      )}
      {PreviewDialog && (
        <PreviewDialog
          postId={isStored ? postId : undefined}
          readStory={readStory}
          language={language}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {ConflictDialog && journal && shownConflict && (
        <ConflictDialog
          conflict={shownConflict}
          onDecided={(decided, seen) => {
            if (conflict) journal.resolve(decided, seen)
            else settle(decided)
            setOpen(undefined)
          }}
          onClosed={() => setOpen(undefined)}
        />
      )}
      <LeaveGuard isGuarding={!isSafeToClose(state)} wording={editorWording.leave} />
    </>
  )
}
