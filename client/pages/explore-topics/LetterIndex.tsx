import { LANGUAGE } from '../../../schema/wording/language'
import { TopicIndex } from '../../features/tag/TopicIndex'
import type { TopicItemFragment } from '../../features/tag/topic-item.generated'

const collator = new Intl.Collator(LANGUAGE)

/** The letter that a name is filed under, without its accent. */
const letterOf = (name: string): string => name.normalize('NFD').charAt(0).toUpperCase()

/** Topics in alphabetical order, grouped by their first letter. */
function byLetter(tags: readonly TopicItemFragment[]): [letter: string, tags: TopicItemFragment[]][] {
  const letters = new Map<string, TopicItemFragment[]>()
  for (const tag of tags.toSorted((a, b) => collator.compare(a.displayTitle, b.displayTitle))) {
    const letter = letterOf(tag.displayTitle)
    letters.set(letter, [...(letters.get(letter) ?? []), tag])
  }
  return [...letters]
}

/** An index of topics, as at the back of a book. */
export function LetterIndex({ title, tags }: { title: string; tags: readonly TopicItemFragment[] }) {
  return (
    <section aria-labelledby="index" className="mt-16">
      <h2 id="index" className="border-b border-ink pb-3 font-serif text-16 font-semibold">
        {title}
      </h2>
      <div className="gap-x-12 pt-4 sm:columns-2 lg:columns-3">
        {byLetter(tags).map(([letter, group]) => (
          <section key={letter} className="break-inside-avoid pb-5" aria-label={letter}>
            <h3 className="font-serif text-20 text-accent italic">{letter}</h3>
            <TopicIndex tags={group} />
          </section>
        ))}
      </div>
    </section>
  )
}
