import { Icon } from '../../ui/Icon'
import type { Choice } from './choices'

interface Props {
  choice: Choice
  isChosen: boolean
  choose: (choice: Choice, isChosen: boolean) => void
}

/** A topic that can be chosen: a checkbox, whatever it looks like. */
export function TopicChoice({ choice, isChosen, choose }: Props) {
  const { slug, title } = choice
  return (
    <li>
      <label
        className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-5 sm:text-16 ${
          isChosen ? 'border-accent bg-accent-wash' : 'border-line-strong hover:border-ink'
        }`}
      >
        <input
          type="checkbox"
          name="topic"
          value={slug}
          className="sr-only"
          checked={isChosen}
          onChange={({ target }) => choose(choice, target.checked)}
        />
        <span className="text-accent">
          <Icon name={isChosen ? 'check' : 'plus'} size={16} />
        </span>
        {title}
      </label>
    </li>
  )
}
