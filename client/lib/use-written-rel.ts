import { hostOf, writtenRel } from '../../schema/rules/links'
import { useApp } from './app'
import type { PreloadedState } from './preloaded-state'

type Config = PreloadedState['config']

/** The domains that are trusted, by configuration: a text may have thousands of links, and each asks. */
const trusted = new WeakMap<Config, readonly string[]>()

function trustedBy(config: Config): readonly string[] {
  const known = trusted.get(config)
  if (known) return known
  const made = [hostOf(config.mainOrigin), ...(config.trustedDomains ?? [])]
  trusted.set(config, made)
  return made
}

/** The `rel` of a link to another site that a writer or a publication set; our own hosts are trusted. */
export function useWrittenRel(): (href: string) => string {
  const { config } = useApp().state
  return (href) => writtenRel(href, trustedBy(config))
}
