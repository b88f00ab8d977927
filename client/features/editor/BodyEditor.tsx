import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import { type Ref, useId, useImperativeHandle, useState } from 'react'
import { readingMinutes } from '../../../schema/rules/reading-time'
import type { StoryBody } from '../../../schema/story/paragraph'
import { editorWording } from '../../../schema/wording/editor'
import { LeaveGuard } from '../../ui/form/LeaveGuard'
import { useLazy } from '../../ui/lazy'
import { storyMentions } from '../mention/lazy'
import { isBare } from './cards/bare-cards'
import { insertParagraph } from './commands/insert'
import { embedChoice } from './embeds/embed-choice'
import { BLOCK_CHOICES, type Choice } from './menus/choices'
import { KeyboardHelp } from './menus/KeyboardHelp'
import { Menus } from './menus/Menus'
import { isTouched as isByTouch } from './menus/phone-bar-place'
import { storyLength } from './model/counts'
import { type Place, resolvePlace } from './model/places'
import { replaceBody } from './model/replace-body'
import { toParagraphs } from './model/to-paragraphs'
import { embedDialog, linkCards, phoneBar } from './page/parts'
import { pictureChoice } from './pictures/picture-choice'
import { Uploads } from './pictures/Uploads'
import { useForeignPictures } from './pictures/use-foreign-pictures'
import { type PictureUploads, useUploads } from './pictures/use-uploads'
import type { SmallText } from './small/small-text'
import { useStoryView } from './view/use-story-view'
import '../../styles/story.css'
import '../../styles/story-figures.css'
import '../post/story-extras/all'
import '../../styles/editor.css'

/** What can be done with a text that is open. */
export interface BodyHandle {
  read: () => StoryBody
  /** Shows what others have written too. The cursor stays where it is. */
  replace: (body: StoryBody) => void
  /** Puts the cursor at the start, or selects what is between two places. */
  enter: (from?: Place, to?: Place) => void
  /** Whether pictures are on their way, or couldn't be stored. */
  isUploading: () => boolean
}

interface Props {
  /** The text when the editor opens; later ones are ignored. */
  body: StoryBody
  language: string
  label?: string
  hint?: string
  blocks?: readonly Choice[]
  /** How less than a story is written. */
  small?: SmallText
  /** Whether cards of the text are read whose reading was interrupted. */
  readsCards?: boolean
  /** Called after each change of the writer's. Paragraphs that haven't changed are the same objects as before. */
  onChange: (body: StoryBody) => void
  ref?: Ref<BodyHandle>
}

function Length({ doc }: { doc: Node }) {
  const { words, seconds } = storyLength(doc)
  return <p>{editorWording.length(words, readingMinutes(seconds))}</p>
}

/** Writes a text of paragraphs: its menus, its pictures and its length. */
export function BodyEditor({
  body,
  language,
  label,
  hint,
  blocks,
  small,
  readsCards = false,
  onChange,
  ref,
}: Props) {
  const listId = useId()
  const TextMenus = small?.Menus ?? Menus
  const [isEmbedding, setEmbedding] = useState(false)
  const EmbedDialog = useLazy(embedDialog, isEmbedding)
  const [hasCards, setHasCards] = useState(readsCards && body.some(({ type }) => type === 'MIXTAPE_EMBED'))
  const LinkCards = useLazy(linkCards, hasCards)
  const [opened] = useState(body)
  const { host, view, story, isTouched } = useStoryView({
    body,
    language,
    label,
    hint,
    blocks,
    small,
    listId,
    onChange: (doc) => onChange(toParagraphs(doc)),
    onPictures: (files, pos) => pictures.add(files, pos),
    onPlaced: (placed) => pictures.place(placed),
    onPasted: () => {
      bringPictures()
      lookForCards()
    },
    onEmbed: () => setEmbedding(true),
  })
  const Mentions = useLazy(
    storyMentions,
    isTouched && story?.state.selection.$from.parent.textContent.includes('@') === true,
  )
  const PhoneBar = useLazy(phoneBar, !small && isTouched && isByTouch())
  const pictures: PictureUploads = useUploads(view)
  const bringPictures: () => void = useForeignPictures(view)
  const lookForCards = () =>
    setHasCards((has) => has || (view.current?.state.doc.children.some(isBare) ?? false))
  useImperativeHandle(ref, () => ({
    read: () => (view.current ? toParagraphs(view.current.state.doc) : body),
    replace: (next) => view.current?.dispatch(replaceBody(view.current.state, next)),
    enter: (from = { index: 0, offset: 0 }, to = from) => {
      if (!view.current) return
      const { doc, tr } = view.current.state
      const selection = TextSelection.between(resolvePlace(doc, from), resolvePlace(doc, to))
      view.current.dispatch(tr.setSelection(selection).scrollIntoView())
      view.current.focus()
    },
    isUploading: () => pictures.uploads.length > 0,
  }))
  return (
    <>
      <div className="relative">
        <div ref={host} dir="auto" />
        {story && isTouched && <TextMenus story={story} listId={listId} />}
        {story && Mentions && <Mentions story={story} />}
        {story && PhoneBar && (
          <PhoneBar
            story={story}
            choices={[
              pictureChoice((files) => pictures.add(files)),
              ...(blocks ?? BLOCK_CHOICES),
              embedChoice(() => setEmbedding(true)),
            ]}
          />
        )}
        {story && LinkCards && <LinkCards story={story} given={opened} readsGiven={readsCards} />}
        <Uploads uploads={pictures.uploads} onRetry={pictures.retry} onRemove={pictures.remove} />
      </div>
      {small ? (
        story && <small.Tools story={story} onPictures={pictures.add} />
      ) : (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 text-14 text-ink-soft">
          {story && <Length doc={story.state.doc} />}
          <KeyboardHelp />
        </div>
      )}
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
    </>
  )
}
