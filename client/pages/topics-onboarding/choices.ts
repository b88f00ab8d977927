import type { TopicsOnboardingQuery } from './topics-onboarding.generated'

/** How many topics make a useful first page. */
export const TOPICS_NEEDED = 3

export interface Choice {
  slug: string
  title: string
  /** It is followed already. */
  isFollowed: boolean
}

/**
 * The topics to choose from: those that staff chose first, then those with the most stories, without
 * duplicates. Followed topics that are in neither come last.
 */
export function choicesOf({ viewer, featuredTags, topTags }: TopicsOnboardingQuery): Choice[] {
  const followed = viewer?.followedTags.tags ?? []
  const isFollowed = new Set(followed.map(({ slug }) => slug))
  const bySlug = new Map(
    [...featuredTags.tags, ...topTags.tags, ...followed].map(({ slug, displayTitle }) => [
      slug,
      displayTitle,
    ]),
  )
  return [...bySlug].map(([slug, title]) => ({ slug, title, isFollowed: isFollowed.has(slug) }))
}
