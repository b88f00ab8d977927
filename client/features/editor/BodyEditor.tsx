import { TextSelection } from 'prosemirror-state'
import { type Ref, useId, useImperativeHandle, useState } from 'react'
import type { StoryBody } from '../../../schema/story/paragraph'
import { editorWording } from '../../../schema/wording/editor'
import { LeaveGuard } from '../../ui/form/LeaveGuard'
import { useLazy } from '../../ui/lazy'
import { storyMentions } from '../mention/lazy'
import { isBare } from './cards/bare-cards'
import { insertParagraph } from './commands/insert'
import { fileChoices } from './files/file-choices'
import { type Asked, askingChoices } from './menus/asking-choices'
import { BLOCK_CHOICES, type Choice } from './menus/choices'
import { textMenus } from './menus/lazy'
import { isTouched as isByTouch } from './menus/phone-bar-place'
import { type Place, resolvePlace } from './model/places'
import { replaceBody } from './model/replace-body'
import { toParagraphs } from './model/to-paragraphs'
import { blockHandle, buttonDialog, embedDialog, linkCards, phoneBar } from './page/parts'
import { pictureChoice } from './pictures/picture-choice'
import { Uploads } from './pictures/Uploads'
import { useForeignPictures } from './pictures/use-foreign-pictures'
import { type PictureUploads, useUploads } from './pictures/use-uploads'
import type { SmallText } from './small/small-text'
import { type TextTool, TextTools } from './TextTools'
import { useStoryView } from './view/use-story-view'
import '../../styles/story.css'
import '../../styles/story-figures.css'
import '../post/story-extras/all'
import '../../styles/subscribe-field.css'
import '../../styles/editor.css'
import '../../styles/editor-lists.css'
import '../../styles/editor-menus.css'

/** What can be done with a text that is open. */
export interface BodyHandle {
  read: () => StoryBody
  /** Shows what others have written too. The cursor stays where it is. */
  replace: (body: StoryBody) => void
  /** Puts the cursor at the start, or selects what is between two places. */
  enter: (from?: Place, to?: Place) => void
  /** Whether pictures are on their way, or couldn't be stored. */
  isUploading: () => boolean
  /** Opens what stands beside the text. */
  open: (tool: TextTool) => void
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
  /** The story whose goal of words is shown; other texts have none. */
  goalOf?: string
  /** Called after each change of the writer's. Paragraphs that haven't changed are the same objects as before. */
  onChange: (body: StoryBody) => void
  ref?: Ref<BodyHandle>
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
  goalOf,
  onChange,
  ref,
}: Props) {
  const listId = useId()
  // They come right after the text, which can be written without them.
  const StoryMenus = useLazy(textMenus, !small, false)
  const TextMenus = small?.Menus ?? StoryMenus
  const [asked, setAsked] = useState<Asked>()
  const EmbedDialog = useLazy(embedDialog, asked === 'embed')
  const ButtonDialog = useLazy(buttonDialog, asked === 'button')
  const AskedDialog = asked === 'embed' ? EmbedDialog : asked === 'button' ? ButtonDialog : undefined
  const [hasCards, setHasCards] = useState(readsCards && body.some(({ type }) => type === 'MIXTAPE_EMBED'))
  const LinkCards = useLazy(linkCards, hasCards)
  const [opened] = useState(body)
  const [tool, setTool] = useState<TextTool>()
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
    onAsk: setAsked,
    onFind: small ? undefined : () => setTool('find'),
  })
  const Mentions = useLazy(
    storyMentions,
    isTouched && story?.state.selection.$from.parent.textContent.includes('@') === true,
  )
  const PhoneBar = useLazy(phoneBar, !small && isTouched && isByTouch())
  const [isPointed, setPointed] = useState(false)
  // The handle isn't missed: the keys do the same.
  const BlockHandle = useLazy(blockHandle, !small && (isTouched || isPointed), false)
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
    open: setTool,
  }))
  return (
    <>
      <div className="relative" onPointerEnter={() => setPointed(true)}>
        <div ref={host} dir="auto" />
        {story && isTouched && TextMenus && <TextMenus story={story} listId={listId} />}
        {story && BlockHandle && <BlockHandle story={story} />}
        {story && Mentions && <Mentions story={story} />}
        {story && PhoneBar && (
          <PhoneBar
            story={story}
            choices={[
              pictureChoice((files) => pictures.add(files)),
              ...fileChoices((files) => pictures.add(files)),
              ...(blocks ?? BLOCK_CHOICES),
              ...askingChoices(setAsked),
            ]}
          />
        )}
        {story && LinkCards && <LinkCards story={story} given={opened} readsGiven={readsCards} />}
        <Uploads uploads={pictures.uploads} onRetry={pictures.retry} onRemove={pictures.remove} />
      </div>
      {small
        ? story && <small.Tools story={story} onPictures={pictures.add} />
        : story && <TextTools story={story} goalOf={goalOf} open={tool} onOpen={setTool} />}
      <LeaveGuard isGuarding={pictures.uploads.length > 0} wording={editorWording.leaveUploads} />
      {AskedDialog && (
        <AskedDialog
          onSave={(node) => {
            if (view.current) insertParagraph(node)(view.current.state, view.current.dispatch)
            lookForCards()
            view.current?.focus()
          }}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
