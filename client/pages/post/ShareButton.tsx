import { useState } from 'react'
import { storyPageWording } from '../../../schema/wording/story-page'
import { Strokes } from '../../ui/Strokes'

/** How long the button says what came of a press, in milliseconds. */
const SAID_FOR = 3000

/** A sheet that leaves its tray, on a grid of 20. */
const LEAVING = 'M10 12V3M6.500 6L10 2.500 13.500 6M5.500 9H4v8h12V9h-1.500'

interface Props {
  post: { title: string; mediumUrl: string }
  className: string
}

/** Shares a story by whatever the device offers, or copies its address, and says so. */
export function ShareButton({ post, className }: Props) {
  const [said, setSaid] = useState('')
  const share = async () => {
    const link = { title: post.title, url: post.mediumUrl }
    if (navigator.share) return navigator.share(link).catch(() => {})
    try {
      await navigator.clipboard.writeText(link.url)
      setSaid(storyPageWording.linkCopied)
    } catch {
      setSaid(storyPageWording.copyFailed)
    }
    setTimeout(setSaid, SAID_FOR, '')
  }
  return (
    <>
      <button
        type="button"
        onClick={share}
        aria-label={said ? undefined : storyPageWording.share}
        data-action="share"
        className={className}
      >
        {said || <Strokes d={LEAVING} />}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
