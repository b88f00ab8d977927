import type { RouteName } from '../../schema/routes/index'
import { linkTo } from '../../schema/routes/links'
import { shellWording } from '../../schema/wording/shell'
import { useCanLink } from '../lib/use-can-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { Wordmark } from './Logo'

/** What leads on, and what has room only on wider windows. */
const LINKS = [
  ['ShowTopStories', shellWording.topStories, 'max-sm:hidden'],
  ['ExploreTopics', shellWording.topics, ''],
  ['ShowCollectionsLibrary', shellWording.library, 'max-md:hidden'],
  ['SignIn', shellWording.signIn, 'max-sm:hidden'],
] as const satisfies readonly (readonly [RouteName, string, string])[]

const quiet = 'inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink'
const strong =
  'ml-2 inline-flex h-10 items-center rounded-full bg-accent px-5 text-14 font-medium text-accent-ink hover:opacity-90'

/** The header of pages that open with a statement of their own: the name, and few links. */
export function SlimHeader() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  return (
    <header data-no-print>
      <div className="mx-auto flex h-16 max-w-outset items-center justify-between gap-4 px-6">
        <AppLink href={linkTo('Home')} aria-label={`${productName}, ${shellWording.home}`}>
          <Wordmark name={productName} />
        </AppLink>
        <nav aria-label={shellWording.mainNavigation} className="-mr-3 flex items-center">
          {LINKS.filter(([name]) => canLink(name)).map(([name, text, room]) => (
            <AppLink key={name} href={linkTo(name)} className={`${quiet} ${room}`}>
              {text}
            </AppLink>
          ))}
          {canLink('SignIn') && (
            <AppLink
              href={linkTo('SignIn', {}, { query: { operation: 'register' } })}
              className={`${strong} mr-3`}
            >
              {shellWording.getStarted}
            </AppLink>
          )}
        </nav>
      </div>
    </header>
  )
}
