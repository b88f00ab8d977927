import { postIdOf } from '../../schema/routes/post-id'
import { SOURCE_NAMES, type Source, type SourceName, sourceLink } from '../../schema/rules/source-tracking'
import { useApp } from './app'
import { usePage } from './use-page'

/** An item's place in a module, counted from 0. */
export const placeIn = (section: SourceName, index: number): Source => ({
  index,
  sectionType: SOURCE_NAMES[section],
})

/**
 * Adds to a link where it was followed: on which kind of page, about which topic or story, and at which place of it. A
 * link without a place stays as it is. Rule: docs/rules/telemetry.md, "Source strings".
 */
export function useSourceLink(): (href: string, place: Source | undefined) => string {
  const { viewerIsBot } = useApp().state.client
  const { pageId, params } = usePage()
  const { tagSlug } = params
  const postId = params.postId && postIdOf(params.postId)
  return (href, place) =>
    place ? sourceLink(href, { name: pageId, tagSlug, postId, ...place }, viewerIsBot) : href
}
