import { TopicDrawing } from '../../features/tag/TopicDrawing'
import { Icon } from '../../ui/Icon'
import type { Choice } from './choices'

interface Props {
  choice: Choice
  isChosen: boolean
  choose: (choice: Choice, isChosen: boolean) => void
}

/**
 * A topic that can be chosen: a checkbox, whatever it looks like. Its looks follow the box itself, so that it answers
 * without script too.
 */
export function TopicChoice({ choice, isChosen, choose }: Props) {
  const { slug, title } = choice
  return (
    <li>
      <label className="group relative flex h-full cursor-pointer flex-col rounded-input border border-line p-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]">
        <input
          type="checkbox"
          name="topic"
          value={slug}
          className="sr-only"
          checked={isChosen}
          onChange={({ target }) => choose(choice, target.checked)}
        />
        <TopicDrawing slug={slug} className="mx-auto w-24 sm:w-28" />
        <span dir="auto" className="mt-2 text-center font-serif text-16 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="absolute end-2 top-2 text-accent not-group-has-checked:hidden">
          <Icon name="check" size={16} />
        </span>
      </label>
    </li>
  )
}
