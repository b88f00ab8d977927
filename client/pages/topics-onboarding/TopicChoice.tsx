import { viewerWording } from '../../../schema/wording/viewer'
import { Icon } from '../../ui/Icon'
import type { Choice } from './choices'

interface Props {
  choice: Choice
  isChosen: boolean
  choose: (slug: string, isChosen: boolean) => void
}

/** A topic to choose: a checkbox, whatever it looks like. */
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
        <span className="text-accent">
          <Icon name={isFollowed || isChosen ? 'check' : 'plus'} size={16} />
        </span>
        {title}
      </label>
    </li>
  )
}
