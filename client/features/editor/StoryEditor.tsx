import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { readingMinutes } from '../../../schema/rules/reading-time'
import type { DraftDocument } from '../../../schema/story/draft'
import { editorWording } from '../../../schema/wording/editor'
import { postEditWording } from '../../../schema/wording/post-edit'
import { LeaveGuard } from '../../ui/form/LeaveGuard'
import { usePart } from '../../ui/part'
import { isBare } from './cards/bare-cards'
import { insertParagraph } from './commands/insert'
import { KeyboardHelp } from './menus/KeyboardHelp'
import { Menus } from './menus/Menus'
import { storyLength } from './model/counts'
import { replaceBody } from './model/replace-body'
import { toParagraphs } from './model/to-paragraphs'
import { embedDialog, linkCards } from './page/parts'
import { Uploads } from './pictures/Uploads'
import { useForeignPictures } from './pictures/use-foreign-pictures'
import { type PictureUploads, useUploads } from './pictures/use-uploads'
import { StoryHead } from './StoryHead'
import { useStoryView } from './view/use-story-view'
import '../../styles/story.css'
import '../../styles/story-figures.css'
import '../../styles/code.css'
import '../../styles/editor.css'

/** What a page can do with an open editor. */
export interface EditorHandle {
  /** Shows what others have written too. The cursor stays where it is. */
  replace: (story: DraftDocument) => void
  /** The story as it is now. */
  read: () => DraftDocument
}

interface Props {
  /** The story when the editor opens; later ones are ignored. */
  story: DraftDocument
  language: string
  /** Whether everything but the current paragraph steps back. */
  isFocused: boolean
  /** Called after each change of the writer's. Paragraphs that haven't changed are the same objects as before. */
  onChange: (story: DraftDocument) => void
  ref?: Ref<EditorHandle>
}

function Length({ doc }: { doc: Node }) {
  const { words, seconds } = storyLength(doc)
  return <p>{editorWording.length(words, readingMinutes(seconds))}</p>
}

/** Writes a story: its title, its subtitle and its text. Loaded on its own page alone. */
export function StoryEditor({ story: given, language, isFocused, onChange, ref }: Props) {
  const listId = useId()
  const [head, setHead] = useState({ title: given.title, subtitle: given.subtitle })
  const [isEmbedding, setEmbedding] = useState(false)
  const EmbedDialog = usePart(embedDialog, isEmbedding)
  const [readsCards, setReadsCards] = useState(false)
  const LinkCards = usePart(linkCards, readsCards)
  const [opened] = useState(given.body)
  const { host, view, story, isTouched } = useStoryView({
    body: given.body,
    language,
    listId,
    onChange: (doc) => onChange({ ...head, body: toParagraphs(doc) }),
    onPictures: (files, pos) => pictures.add(files, pos),
    onPlaced: (placed) => pictures.place(placed),
    onPasted: () => {
      bringPictures()
      lookForCards()
    },
    onEmbed: () => setEmbedding(true),
  })
  const pictures: PictureUploads = useUploads(view)
  const bringPictures: () => void = useForeignPictures(view)
  const lookForCards = () =>
    setReadsCards((reads) => reads || (view.current?.state.doc.children.some(isBare) ?? false))
  const read = (): DraftDocument => ({
    ...head,
    body: view.current ? toParagraphs(view.current.state.doc) : given.body,
  })
  useImperativeHandle(ref, () => ({
    read,
    replace: ({ title, subtitle, body }) => {
      setHead({ title, subtitle })
      view.current?.dispatch(replaceBody(view.current.state, body))
    },
  }))
  useEffect(() => {
    if (head.title !== given.title)
      window.document.title = postEditWording.title(head.title || editorWording.untitled)
  }, [head.title, given.title])
  const toText = () => {
    if (!view.current) return
    const { state } = view.current
    view.current.dispatch(state.tr.setSelection(Selection.atStart(state.doc)).scrollIntoView())
    view.current.focus()
  }
  return (
    <div className="story-editor" data-focused={isFocused || undefined}>
      <StoryHead
        head={head}
        onLeave={toText}
        onChange={(next) => {
          setHead(next)
          onChange({ ...read(), ...next })
        }}
      />
      <div className="relative">
        <div ref={host} dir="auto" />
        {story && isTouched && <Menus story={story} listId={listId} />}
        {story && LinkCards && <LinkCards story={story} given={opened} />}
        <Uploads uploads={pictures.uploads} onRetry={pictures.retry} onRemove={pictures.remove} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 text-14 text-ink-soft">
        {story && <Length doc={story.state.doc} />}
        <KeyboardHelp />
      </div>
      <LeaveGuard isGuarding={pictures.uploads.length > 0} wording={editorWording.leaveUploads} />
      {EmbedDialog && (
        <EmbedDialog
          onSave={(node) => {
            if (view.current) insertParagraph(node)(view.current.state, view.current.dispatch)
            lookForCards()
            view.current?.focus()
          }}
          onClosed={() => setEmbedding(false)}
        />
      )}
    </div>
  )
}
