import { postIdOf } from '../../../schema/routes/post-id'
import { type Source, sourceLink } from '../../../schema/rules/source-tracking'
import { useApp } from '../../lib/app'
import { usePathLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'

/**
 * Converts a story's address to the link that it has from this host and page. The link says where it was followed: on
 * which kind of page, about which topic or story, and what the caller adds. Rule: docs/rules/telemetry.md, "Source
 * strings".
 */
export function useStoryLink(): (address: string, more?: Source) => string {
  const { viewerIsBot } = useApp().state.client
  const pathLink = usePathLink()
  const { pageId, params } = usePage()
  const { tagSlug } = params
  const postId = params.postId && postIdOf(params.postId)
  return (address, more) =>
    sourceLink(
      pathLink(address),
      {
        name: pageId,
        ...(tagSlug ? { tagSlug } : {}),
        ...(postId ? { postId } : {}),
        ...more,
      },
      viewerIsBot,
    )
}
