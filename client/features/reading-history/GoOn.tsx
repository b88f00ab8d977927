import { useViewer } from '../../lib/use-viewer'
import { usePart } from '../../ui/part'
import { placeOffer } from './part'
import type { ReadStory } from './read-story'

/** Offers to go on where the reader stopped. Rule: docs/rules/reading-history.md, "Going on". */
export function GoOn({ post }: { post: ReadStory }) {
  const isKnown = useViewer() !== null && post.firstPublishedAt !== null && !post.content.isPreview
  const Offer = usePart(placeOffer, isKnown)
  return Offer ? <Offer key={post.id} post={post} /> : null
}
