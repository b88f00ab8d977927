import type { Source } from '../../../schema/rules/source-tracking'
import { usePathLink } from '../../lib/use-link'
import { useSourceLink } from '../../lib/use-source-link'

/**
 * Converts a story's address to the link that it has from this host and page. The link says where it was followed, and
 * what the caller adds.
 */
export function useStoryLink(): (address: string, more?: Source) => string {
  const pathLink = usePathLink()
  const sourced = useSourceLink()
  return (address, more = {}) => sourced(pathLink(address), more)
}
