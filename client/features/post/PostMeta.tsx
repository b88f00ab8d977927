import type { ReactNode } from 'react'
import { postWording } from '../../../schema/wording/post'
import { shellWording } from '../../../schema/wording/shell'
import { formatDate, isoDate } from '../../lib/format'

/** In seconds; a card has its story's reading time in minutes. */
const MINUTE = 60

/** Marks a story for members. */
export function MemberStar() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      role="img"
      aria-label={shellWording.memberOnly}
      className="me-2 inline-block align-[-2px] text-accent"
    >
      <path
        d="M8 1.500l1.900 4.300 4.600.5-3.400 3.100 1 4.600L8 11.600 3.900 14l1-4.600L1.500 6.300l4.600-.5z"
        fill="currentColor"
      />
    </svg>
  )
}

interface Facts {
  isLocked: boolean
  readingTime: number
  firstPublishedAt: number | null
}

interface Props {
  post: Facts
  /** The writer or the publication, if nothing else names them. */
  of?: ReactNode
}

/** When a story was published, how long it takes to read and whether it is for members. */
export function PostFacts({ post, of }: Props) {
  const star = post.isLocked && <MemberStar />
  return (
    <span className="dotted text-13 text-ink-soft *:[unicode-bidi:plaintext]">
      {of && <span className="min-w-0 whitespace-normal">{of}</span>}
      {post.firstPublishedAt !== null && (
        <span>
          {star}
          <time dateTime={isoDate(post.firstPublishedAt)}>{formatDate(post.firstPublishedAt)}</time>
        </span>
      )}
      <span>
        {post.firstPublishedAt === null && star}
        {postWording.readTime(post.readingTime * MINUTE)}
      </span>
    </span>
  )
}
