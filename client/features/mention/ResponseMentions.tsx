import { useEffect, useState } from 'react'
import { MentionList } from './MentionList'
import { type BegunMention, mentionAt } from './mention-at'

/** The mention that somebody is about to write in a field; nothing while they select something. */
function begunIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): BegunMention | undefined {
  return selectionStart === selectionEnd ? mentionAt(value.slice(0, selectionStart)) : undefined
}

/** Offers people below a field whose text is sent as it is typed. */
export function ResponseMentions({ area }: { area: HTMLTextAreaElement }) {
  const [begun, setBegun] = useState<BegunMention>()
  useEffect(() => {
    const read = () => setBegun(document.activeElement === area ? begunIn(area) : undefined)
    read()
    const events = ['input', 'keyup', 'click', 'focus', 'blur'] as const
    for (const name of events) area.addEventListener(name, read)
    return () => {
      for (const name of events) area.removeEventListener(name, read)
    }
  }, [area])
  return (
    <div className="relative">
      <MentionList
        field={area}
        begun={begun}
        className="absolute inset-x-0 top-0 z-20 overflow-hidden rounded-input border border-line-strong bg-paper-raised"
        onTake={({ username }, { start }) => {
          area.focus()
          area.setRangeText(`@${username} `, start, area.selectionStart, 'end')
          area.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </div>
  )
}
