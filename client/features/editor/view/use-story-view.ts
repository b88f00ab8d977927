import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { storyState, type Typing } from '../editor-state'
import { fileChoices } from '../files/file-choices'
import { setFormulas } from '../formulas/set-formulas'
import { type Asked, askingChoices } from '../menus/asking-choices'
import { BLOCK_CHOICES, type Choice } from '../menus/choices'
import { linkForm } from '../menus/link-form'
import { clearOfBars } from '../menus/phone-bar-place'
import { slashMenu, slashMenuOf } from '../menus/slash-menu'
import { FROM_ELSEWHERE } from '../model/replace-body'
import type { PastedPicture } from '../paste/data-pictures'
import { pasteProps } from '../paste/paste-props'
import { pastedRange } from '../paste/pasted-range'
import { pictureChoice } from '../pictures/picture-choice'
import { uploadPlaces } from '../pictures/upload-places'
import { currentParagraphs } from './current-paragraph'
import { NODE_VIEWS } from './figure-view'
import { listNumbers } from './list-numbers'
import { placeholder } from './placeholder'
import { toDoBoxes } from './to-do-boxes'

interface Options {
  /** The story when the editor opens; later ones are ignored. */
  body: StoryBody
  /** The language of the story. */
  language: string
  /** What the text is called, and what an empty one says. */
  label?: string | undefined
  hint?: string | undefined
  /** What the slash menu offers besides pictures and embeds. */
  blocks?: readonly Choice[] | undefined
  /** How less than a story is written. */
  small?: Typing | undefined
  /** The ids of the slash menu's list and of its options. */
  listId: string
  onChange: (doc: Node) => void
  /** Pictures and files are pasted, dropped or chosen; without a position, at the cursor. */
  onPictures: (files: readonly File[], pos?: number) => void
  /** Pictures were pasted within a text. */
  onPlaced: (pictures: readonly PastedPicture[]) => void
  /** Something was pasted or dropped into the text. */
  onPasted: () => void
  /** A dialog is wanted for what is to be inserted. */
  onAsk: (asked: Asked) => void
  /** Ctrl+F was pressed; without it the browser searches the page. */
  onFind: (() => void) | undefined
}

/** The editor within the page. */
export interface StoryView {
  view: EditorView
  state: EditorState
}

/** The element's role and what a screen reader follows in the slash menu while the focus stays in the text. */
function attributesOf(state: EditorState, listId: string, label: string): Record<string, string> {
  const menu = slashMenuOf(state)
  const chosen = menu?.choices[menu.index]
  return {
    class: 'story',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(menu === undefined ? {} : { 'aria-controls': listId }),
    ...(chosen === undefined ? {} : { 'aria-activedescendant': `${listId}-${chosen.id}` }),
  }
}

/** Mounts an editor in the element of `host`, and tells of each of its states. */
export function useStoryView(options: Options): {
  host: RefObject<HTMLDivElement | null>
  /** The view, as soon as it exists. */
  view: RefObject<EditorView | null>
  /** The view with its state as it is drawn. */
  story: StoryView | undefined
  /** Whether the writer has been in the text: before that, nothing is selected to them. */
  isTouched: boolean
} {
  const host = useRef<HTMLDivElement>(null)
  const current = useRef<EditorView>(null)
  const [story, setStory] = useState<StoryView>()
  const [isTouched, setTouched] = useState(false)
  const changed = useEffectEvent(options.onChange)
  const pictures = useEffectEvent(options.onPictures)
  const placed = useEffectEvent(options.onPlaced)
  const pasted = useEffectEvent(options.onPasted)
  const ask = useEffectEvent(options.onAsk)
  const find = useEffectEvent(() => {
    options.onFind?.()
    return options.onFind !== undefined
  })
  const start = useEffectEvent((element: HTMLElement): EditorView => {
    const { body, language, listId, small, blocks = BLOCK_CHOICES } = options
    const { label = editorWording.story, hint = editorWording.placeholder } = options
    const plugins = [
      ...(small?.plugins ?? []),
      slashMenu([
        ...blocks,
        pictureChoice((files) => pictures(files)),
        ...(small
          ? []
          : [...fileChoices((files) => pictures(files)), ...askingChoices((asked) => ask(asked))]),
      ]),
      linkForm(),
      keymap({ 'Mod-f': () => find() }),
      listNumbers(),
      setFormulas(() => import('../formulas/formula-dom').then(({ formulaDom }) => formulaDom)),
      placeholder(hint),
      dropCursor({ color: 'var(--color-accent)', width: 2 }),
      gapCursor(),
      currentParagraphs(),
      uploadPlaces(),
      pastedRange(),
    ]
    const view: EditorView = new EditorView(element, {
      state: storyState(body, { ...small, language, plugins }),
      attributes: (state) => attributesOf(state, listId, label),
      nodeViews: NODE_VIEWS,
      ...clearOfBars(),
      ...pasteProps({ onFiles: pictures, onPictures: placed, takesAll: !small }),
      handleDOMEvents: { focus: () => setTouched(true), ...toDoBoxes },
      dispatchTransaction(tr) {
        const state = view.state.apply(tr)
        view.updateState(state)
        setStory({ view, state })
        if (tr.docChanged && !tr.getMeta(FROM_ELSEWHERE)) changed(state.doc)
        if (/^(?:paste|drop)$/.test(tr.getMeta('uiEvent') ?? '')) pasted()
      },
    })
    setStory({ view, state: view.state })
    return view
  })
  useEffect(() => {
    if (host.current === null) return
    const view = start(host.current)
    current.current = view
    return () => {
      current.current = null
      view.destroy()
    }
  }, [])
  return { host, view: current, story, isTouched }
}
