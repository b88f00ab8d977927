import { useEffect, useRef, useState } from 'react'
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
  /** Whether nothing is written yet: whoever opens the story begins with its title. */
  isBlank: boolean
  onChange: (head: Head) => void
  /** Goes on to the text. */
  onLeave: () => void
}

/** The title and the subtitle of a story that is written. */
export function StoryHead({ head, language, isBlank, onChange, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [beginsHere] = useState(isBlank)
  useEffect(() => {
    if (beginsHere) box.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [beginsHere])
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
