import { useRef } from 'react'
import type { RouteName } from '../../schema/routes/index'
import { shellWording } from '../../schema/wording/shell'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { useSignInLink } from '../lib/use-sign-in-link'
import { useViewer } from '../lib/use-viewer'
import { AppLink } from '../ui/AppLink'
import { Wordmark } from './Logo'
import { SearchEntry } from './SearchEntry'
import { SidebarToggle } from './SidebarToggle'
import { useCollapse } from './use-collapse'
import { loadedSignedIn } from './viewer'

/** The links and the window sizes that have room for them; the sidebar has them all at every size. */
const LINKS = [
  ['ShowTopStories', shellWording.topStories, 'max-sm:hidden'],
  ['ExploreTopics', shellWording.topics, 'max-sm:hidden'],
  // One's own library, for those who have one; visitors find what everybody's lists are.
  ['YourLibrary', shellWording.library, 'max-md:hidden'],
  ['ShowCollectionsLibrary', shellWording.featuredLists, 'max-lg:hidden'],
] as const satisfies readonly (readonly [RouteName, string, string])[]

const LINK =
  'inline-flex h-11 items-center px-1.5 text-14 whitespace-nowrap text-ink-soft hover:text-ink max-[22.4375rem]:text-13 sm:px-3'

/**
 * The global header: the sidebar's button, the logo, the main links, search, and sign-in or the viewer's own tools.
 * On a phone it disappears when the page scrolls down and returns when it scrolls up. At the top of a visitor's home
 * it has no line under it, since the statement below opens the page. Rule: docs/rules/reading.md, "Header".
 */
export function Header() {
  const { state, routeName, pageId, search } = usePage()
  const canLink = useCanLink()
  const link = useLink()
  const signIn = useSignInLink()
  const isVisitor = canLink('SignIn')
  const header = useRef<HTMLElement>(null)
  useCollapse(header)
  const signedIn = useViewer() && loadedSignedIn()
  const Tools = signedIn?.HeaderTools
  const { productName } = state.config
  const isPlain = pageId === 'home-lo' && !search.after
  return (
    <header
      ref={header}
      className={`sticky top-0 z-10 border-b bg-paper transition-transform duration-200 ease-quiet max-md:not-focus-within:data-collapsed:-translate-y-full ${isPlain ? 'border-transparent data-away:border-line' : 'border-line'}`}
      data-no-print
    >
      <div className="mx-auto flex h-14 max-w-outset items-center justify-between gap-2 px-6 sm:gap-4">
        <div className="flex min-w-0 items-center">
          <SidebarToggle />
          <AppLink
            href={link('Home')}
            aria-label={shellWording.homeOf(productName)}
            {...signedIn?.logoOn(routeName, productName)}
            className="flex min-w-0"
          >
            <Wordmark isCompact name={productName} />
          </AppLink>
        </div>
        <nav aria-label={shellWording.mainNavigation} className="-me-3 flex shrink-0 items-center">
          {LINKS.filter(
            ([name]) => canLink(name) && name !== (isVisitor ? 'YourLibrary' : 'ShowCollectionsLibrary'),
          ).map(([name, text, room]) => (
            <AppLink key={name} href={link(name)} className={`${LINK} ${room}`}>
              {text}
            </AppLink>
          ))}
          <SearchEntry className={LINK} />
          {Tools && <Tools />}
          {isVisitor && (
            <AppLink {...signIn()} className={LINK}>
              {shellWording.signIn}
            </AppLink>
          )}
          {isVisitor && (
            <AppLink
              {...signIn('register')}
              className="me-3 ms-1 inline-flex h-10 items-center rounded-full pointer-coarse:min-h-11 bg-accent px-3 text-14 font-medium whitespace-nowrap text-accent-ink max-[22.4375rem]:text-13 sm:ms-2 sm:px-5 hover:opacity-90"
            >
              {routeName === 'Home' ? shellWording.getStarted : shellWording.signUp}
            </AppLink>
          )}
        </nav>
      </div>
    </header>
  )
}
