import type { TopicsOnboardingQuery } from './topics-onboarding.generated'

/** So many topics make a first page worth reading. */
export const TOPICS_NEEDED = 3

export interface Choice {
  slug: string
  title: string
  /** It is followed already, and stays so. */
  isFollowed: boolean
}

/**
 * The topics to choose from: those that staff chose first, then those with most stories, each once. What is followed
 * already and stands in neither comes last.
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
