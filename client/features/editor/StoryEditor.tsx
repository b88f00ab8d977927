import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { DraftDocument } from '../../../schema/story/draft'
import { editorWording } from '../../../schema/wording/editor'
import { postEditWording } from '../../../schema/wording/post-edit'
import { BodyEditor, type BodyHandle } from './BodyEditor'
import type { Head } from './StoryHead'

/** What a page can do with an open editor. */
export interface EditorHandle {
  /** Shows what others have written too. The cursor stays where it is. */
  replace: (story: DraftDocument) => void
  /** The story as it is now. */
  read: () => DraftDocument
}

interface Props {
  postId: string
  /** The story when the editor opens; later ones are ignored. */
  story: DraftDocument
  /** The title and the subtitle, which stand above the editor and may have been written before it was there. */
  head: Head
  onHead: (head: Head) => void
  /** The text, which the lines above lead to. */
  text: RefObject<BodyHandle | null>
  language: string
  /** Whether everything but the current paragraph steps back. */
  isFocused: boolean
  /** Called after each change of the writer's. Paragraphs that haven't changed are the same objects as before. */
  onChange: (story: DraftDocument) => void
  ref?: Ref<EditorHandle>
}

/** Writes a story below its title and its subtitle. Loaded on its own page alone. */
export function StoryEditor(props: Props) {
  const { postId, story: given, head, onHead, text, language, isFocused, onChange, ref } = props
  const known = useRef<Head>(given)
  const read = (): DraftDocument => ({
    title: head.title,
    subtitle: head.subtitle,
    body: text.current?.read() ?? given.body,
  })
  useImperativeHandle(ref, () => ({
    read,
    replace: ({ title, subtitle, body }) => {
      known.current = { title, subtitle }
      onHead(known.current)
      text.current?.replace(body)
    },
  }))
  useEffect(() => {
    const { title, subtitle } = known.current
    if (head.title === title && head.subtitle === subtitle) return
    known.current = head
    onChange(read())
  })
  useEffect(() => {
    if (head.title !== given.title)
      window.document.title = postEditWording.title(head.title || editorWording.untitled)
  }, [head.title, given.title])
  return (
    <div className="story-editor" data-focused={isFocused || undefined}>
      <BodyEditor
        ref={text}
        body={given.body}
        language={language}
        readsCards
        goalOf={postId}
        onChange={(body) => onChange({ ...read(), body })}
      />
    </div>
  )
}
