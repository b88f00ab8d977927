import { useRef } from 'react'
import { MAX_SUBTITLE, MAX_TITLE } from '../../../schema/rules/limits'
import { editorWording } from '../../../schema/wording/editor'
import { TitleField } from './TitleField'

interface Head {
  title: string
  subtitle: string
}

interface Props {
  head: Head
  language: string
  onChange: (head: Head) => void
  /** Goes on to the text. */
  onLeave: () => void
}

/** The title and the subtitle of a story that is written. */
export function StoryHead({ head, language, onChange, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const toSubtitle = () => box.current?.querySelectorAll('textarea')[1]?.focus()
  return (
    <div ref={box} className="mb-6">
      <TitleField
        label={editorWording.title}
        value={head.title}
        language={language}
        maxLength={MAX_TITLE}
        className="text-32 font-semibold tracking-tight sm:text-42"
        onLeave={toSubtitle}
        onChange={(title) => onChange({ ...head, title })}
      />
      <TitleField
        label={editorWording.subtitle}
        value={head.subtitle}
        language={language}
        maxLength={MAX_SUBTITLE}
        className="mt-2 text-20 text-ink-soft"
        onLeave={onLeave}
        onChange={(subtitle) => onChange({ ...head, subtitle })}
      />
    </div>
  )
}
