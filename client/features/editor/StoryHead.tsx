import { useRef, useState } from 'react'
import { MAX_SUBTITLE, MAX_TITLE } from '../../../schema/rules/limits'
import type { DraftDocument } from '../../../schema/story/draft'
import { editorWording } from '../../../schema/wording/editor'
import { TitleField } from './TitleField'

/** The lines above a story's text. */
export type Head = Pick<DraftDocument, 'title' | 'subtitle'>

interface Props {
  head: Head
  language: string
  onChange: (change: Partial<Head>) => void
  /** Goes on to the text. */
  onLeave: () => void
}

/**
 * The title and the subtitle of a story that is written. They are in the document that the server sends, so whoever
 * begins a story writes its title while the editor is on its way. A story without a title is begun with it.
 */
export function StoryHead({ head, language, onChange, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [beginsHere] = useState(head.title === '')
  const toSubtitle = () => box.current?.querySelectorAll('textarea')[1]?.focus()
  return (
    <div ref={box} className="mb-6">
      <TitleField
        label={editorWording.title}
        value={head.title}
        language={language}
        maxLength={MAX_TITLE}
        autoFocus={beginsHere}
        className="text-32 font-semibold tracking-tight sm:text-42"
        onLeave={toSubtitle}
        onChange={(title) => onChange({ title })}
      />
      <TitleField
        label={editorWording.subtitle}
        value={head.subtitle}
        language={language}
        maxLength={MAX_SUBTITLE}
        className="mt-2 text-20 text-ink-soft"
        onLeave={onLeave}
        onChange={(subtitle) => onChange({ subtitle })}
      />
    </div>
  )
}
