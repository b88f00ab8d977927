import { hostOf, writtenRel } from '../../schema/rules/links'
import { useApp } from './app'

/** The `rel` of a link to another site that a writer or a publication set; our own hosts are trusted. */
export function useWrittenRel(): (href: string) => string {
  const { mainOrigin, trustedDomains = [] } = useApp().state.config
  return (href) => writtenRel(href, [hostOf(mainOrigin), ...trustedDomains])
}
