import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { MAX_SUBTITLE, MAX_TITLE } from '../../../schema/rules/limits'
import { readingMinutes } from '../../../schema/rules/reading-time'
import type { DraftDocument } from '../../../schema/story/draft'
import { editorWording } from '../../../schema/wording/editor'
import { BubbleMenu } from './menus/BubbleMenu'
import { KeyboardHelp } from './menus/KeyboardHelp'
import { asksForLink } from './menus/link-form'
import { isFormattable } from './menus/marked'
import { SlashList } from './menus/SlashList'
import { slashMenuOf } from './menus/slash-menu'
import { storyLength } from './model/counts'
import { replaceBody } from './model/replace-body'
import { toParagraphs } from './model/to-paragraphs'
import { TitleField } from './TitleField'
import { type StoryView, useStoryView } from './view/use-story-view'
import '../../styles/story.css'
import '../../styles/story-figures.css'
import '../../styles/code.css'
import '../../styles/editor.css'

/** What a page can do with an open editor. */
export interface EditorHandle {
  /** Shows what others have written too. The cursor stays where it is. */
  replace: (story: DraftDocument) => void
}

interface Props {
  /** The story when the editor opens; later ones are ignored. */
  story: DraftDocument
  language: string
  /** Called after each change of the writer's. Paragraphs that haven't changed are the same objects as before. */
  onChange: (story: DraftDocument) => void
  ref?: Ref<EditorHandle>
}

function Length({ doc }: { doc: Node }) {
  const { words, seconds } = storyLength(doc)
  return <p>{editorWording.length(words, readingMinutes(seconds))}</p>
}

function Menus({ story, listId }: { story: StoryView; listId: string }) {
  const menu = slashMenuOf(story.state)
  return (
    <>
      {menu && <SlashList story={story} menu={menu} id={listId} />}
      {(isFormattable(story.state) || asksForLink(story.state)) && <BubbleMenu story={story} />}
    </>
  )
}

/** Writes a story: its title, its subtitle and its text. Loaded on its own page alone. */
export function StoryEditor({ story: given, language, onChange, ref }: Props) {
  const listId = useId()
  const [title, setTitle] = useState(given.title)
  const [subtitle, setSubtitle] = useState(given.subtitle)
  const head = useRef<HTMLDivElement>(null)
  const { host, story } = useStoryView({
    body: given.body,
    language,
    listId,
    onChange: (doc) => onChange({ title, subtitle, body: toParagraphs(doc) }),
  })
  const changed = (next: { title: string; subtitle: string }) => {
    const doc = story?.state.doc
    onChange({ ...next, body: doc === undefined ? given.body : toParagraphs(doc) })
  }
  useImperativeHandle(ref, () => ({
    replace: (next) => {
      setTitle(next.title)
      setSubtitle(next.subtitle)
      if (story) story.view.dispatch(replaceBody(story.view.state, next.body))
    },
  }))
  const toSubtitle = () => head.current?.querySelectorAll('textarea')[1]?.focus()
  const toText = () => {
    if (story === undefined) return
    const { view } = story
    view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)).scrollIntoView())
    view.focus()
  }
  return (
    <div className="mx-auto w-full max-w-inset">
      <div ref={head} className="mb-6">
        <TitleField
          label={editorWording.title}
          value={title}
          maxLength={MAX_TITLE}
          className="text-32"
          onLeave={toSubtitle}
          onChange={(value) => {
            setTitle(value)
            changed({ title: value, subtitle })
          }}
        />
        <TitleField
          label={editorWording.subtitle}
          value={subtitle}
          maxLength={MAX_SUBTITLE}
          className="text-20 text-ink-soft"
          onLeave={toText}
          onChange={(value) => {
            setSubtitle(value)
            changed({ title, subtitle: value })
          }}
        />
      </div>
      <div className="story-editor relative">
        <div ref={host} dir="auto" />
        {story && <Menus story={story} listId={listId} />}
      </div>
      <div className="mt-8 flex justify-between text-14 text-ink-soft">
        {story && <Length doc={story.state.doc} />}
        <KeyboardHelp />
      </div>
    </div>
  )
}
