import { viewerWording } from '../../../schema/wording/viewer'
import type { Choice } from './choices'

interface Props {
  choice: Choice
  isChosen: boolean
  choose: (slug: string, isChosen: boolean) => void
}

/** A topic that can be chosen: a checkbox, whatever it looks like. */
export function TopicChoice({ choice: { slug, title, isFollowed }, isChosen, choose }: Props) {
  return (
    <li>
      <label
        className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-5 sm:text-16 ${
          isFollowed || isChosen
            ? 'border-accent bg-accent-wash'
            : 'cursor-pointer border-line-strong hover:border-ink'
        }`}
        title={isFollowed ? viewerWording.onboarding.followed : undefined}
      >
        <input
          type="checkbox"
          name="topic"
          value={slug}
          className="sr-only"
          checked={isFollowed || isChosen}
          disabled={isFollowed}
          onChange={({ target }) => choose(slug, target.checked)}
        />
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="text-accent">
          {isFollowed || isChosen ? (
            <path
              d="M1.500 6.500l3 3 6-7"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.800"
              strokeLinecap="round"
            />
          ) : (
            <path
              d="M6 1.500v9M1.500 6h9"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.500"
              strokeLinecap="round"
            />
          )}
        </svg>
        {title}
      </label>
    </li>
  )
}
