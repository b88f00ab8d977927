import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { DraftDocument } from '../../../schema/story/draft'
import { editorWording } from '../../../schema/wording/editor'
import { postEditWording } from '../../../schema/wording/post-edit'
import { BodyEditor, type BodyHandle } from './BodyEditor'
import { StoryHead } from './StoryHead'

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

const isBlank = ({ title, subtitle, body }: DraftDocument): boolean =>
  title === '' &&
  subtitle === '' &&
  body.every((paragraph) => paragraph.type === 'P' && paragraph.text === '')

/** Writes a story: its title, its subtitle and its text. Loaded on its own page alone. */
export function StoryEditor({ story: given, language, isFocused, onChange, ref }: Props) {
  const text = useRef<BodyHandle>(null)
  const [head, setHead] = useState({ title: given.title, subtitle: given.subtitle })
  const read = (): DraftDocument => ({ ...head, body: text.current?.read() ?? given.body })
  useImperativeHandle(ref, () => ({
    read,
    replace: ({ title, subtitle, body }) => {
      setHead({ title, subtitle })
      text.current?.replace(body)
    },
  }))
  useEffect(() => {
    if (head.title !== given.title)
      window.document.title = postEditWording.title(head.title || editorWording.untitled)
  }, [head.title, given.title])
  return (
    <div className="story-editor" data-focused={isFocused || undefined}>
      <StoryHead
        head={head}
        language={language}
        isBlank={isBlank(given)}
        onLeave={() => text.current?.enter()}
        onChange={(next) => {
          setHead(next)
          onChange({ ...read(), ...next })
        }}
      />
      <BodyEditor
        ref={text}
        body={given.body}
        language={language}
        readsCards
        onChange={(body) => onChange({ ...head, body })}
      />
    </div>
  )
}
