import type { RouteName } from '../../schema/routes/index'
import { shellWording } from '../../schema/wording/shell'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { ThemeChoice } from './ThemeChoice'

const PAGES = [
  ['ExploreTopics', shellWording.topics],
  ['ShowTopStories', shellWording.topStories],
  ['ShowCollectionsLibrary', shellWording.featuredLists],
  ['ShowAbout', shellWording.about],
  ['ShowTos', shellWording.terms],
  ['ShowPrivacy', shellWording.privacy],
  ['ShowRules', shellWording.rules],
] as const satisfies readonly (readonly [RouteName, string])[]

/** As easy to hit as a button on touch screens. */
const LINK = 'inline-flex items-center py-1 hover:text-ink pointer-coarse:min-h-11'

/** A link to a page that may be ours or somebody else's, as the configuration says. */
function SiteLink({ href, children }: { href: string; children: string }) {
  const { mainOrigin } = usePage().state.config
  const isOurs = href.startsWith(`${mainOrigin}/`)
  const target = isOurs ? {} : { rel: 'noopener', target: '_blank' }
  return (
    <a href={href} className={LINK} {...target}>
      {children}
    </a>
  )
}

/** The footer of every page that has room for one. */
export function Footer() {
  const { config } = usePage().state
  const canLink = useCanLink()
  const link = useLink()
  return (
    <footer id="footer" className="mt-20 border-t border-line" data-no-print>
      <div className="mx-auto flex max-w-outset flex-wrap items-center gap-x-5 gap-y-2 px-6 py-8 text-13 text-ink-soft">
        {PAGES.filter(([name]) => canLink(name)).map(([name, text]) => (
          <AppLink key={name} href={link(name)} className={LINK}>
            {text}
          </AppLink>
        ))}
        <SiteLink href={config.helpUrl}>{shellWording.help}</SiteLink>
        <SiteLink href={config.statusUrl}>{shellWording.status}</SiteLink>
        <ThemeChoice />
      </div>
    </footer>
  )
}
