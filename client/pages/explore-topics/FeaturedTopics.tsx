import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { AppLink } from '../../ui/AppLink'
import type { ExploreTopicsQuery } from './explore-topics.generated'

/** The most popular topics, each with its description. */
export function FeaturedTopics({ tags }: { tags: ExploreTopicsQuery['featuredTags']['tags'] }) {
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="border-b border-ink pb-3 font-serif text-16 font-semibold">
        {tagWording.featured}
      </h2>
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {tags.map((tag) => (
          <li key={tag.id} className="border-b border-line">
            <AppLink
              href={linkTo('ShowTag', { tagSlug: tag.slug })}
              className="group flex h-full flex-col py-5"
            >
              <span className="font-serif text-24 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1">
                {tag.displayTitle}
              </span>
              <span className="mt-1 text-14 text-ink-soft text-pretty">{tag.description}</span>
              <span className="mt-2 text-13 text-ink-faint">{tagWording.stories(tag.postCount)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
