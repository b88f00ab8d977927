import { useState } from 'react'
import { postWording } from '../../../schema/wording/post'
import type { StoryPost } from './Story'

/** How long the button says that the link is copied, in milliseconds. */
const SAID_FOR = 3000

/** What readers did with a story, and ways to pass it on. */
export function StoryActions({ post }: { post: StoryPost }) {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const link = { title: post.title, url: post.mediumUrl }
    if (navigator.share) return navigator.share(link).catch(() => {})
    await navigator.clipboard.writeText(link.url)
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_FOR)
  }
  return (
    <div
      className="mt-8 flex items-center gap-6 border-y border-line py-3 text-14 text-ink-soft"
      data-no-print
    >
      <span>{postWording.claps(post.clapCount)}</span>
      <span>{postWording.responses(post.responsesCount)}</span>
      <button type="button" onClick={share} className="-mr-2 ml-auto rounded-input px-2 py-1 hover:text-ink">
        {copied ? postWording.linkCopied : postWording.share}
      </button>
      <span role="status" className="sr-only">
        {copied ? postWording.linkCopied : ''}
      </span>
    </div>
  )
}
