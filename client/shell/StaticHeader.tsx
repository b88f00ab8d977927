import { NAME } from '../../schema/brand/name'
import type { RouteName } from '../../schema/routes/index'
import { linkTo } from '../../schema/routes/links'
import { shellWording } from '../../schema/wording/shell'
import { viewerWording } from '../../schema/wording/viewer'
import { Wordmark } from './Logo'

const LINKS = [
  ['ShowTopStories', shellWording.topStories, 'max-sm:hidden'],
  ['ExploreTopics', shellWording.topics, 'max-sm:hidden'],
  ['Search', shellWording.search, ''],
] as const satisfies readonly (readonly [RouteName, string, string])[]

const LINK =
  'inline-flex h-11 items-center px-1.5 text-14 whitespace-nowrap text-ink-soft hover:text-ink sm:px-3'

interface Props {
  /** The site's name; by default the brand's, where no deployment's is known. */
  name?: string
  /** Makes the addresses of the current host. */
  link?: typeof linkTo
  /** Whether there is a session; absent if nobody knows. */
  isSignedIn?: boolean
}

/**
 * The header of a page that says that something went wrong. It asks for nothing, and its links load fresh documents, so
 * nothing that broke can break it too.
 */
export function StaticHeader({ name = NAME, link = linkTo, isSignedIn }: Props) {
  return (
    <header className="border-b border-line" data-no-print>
      <div className="mx-auto flex h-14 max-w-outset items-center justify-between gap-2 px-6 sm:gap-4">
        <a href={link('Home')} aria-label={shellWording.homeOf(name)} className="flex">
          <Wordmark isCompact name={name} />
        </a>
        <nav aria-label={shellWording.mainNavigation} className="-me-3 flex shrink-0 items-center">
          {LINKS.map(([route, text, room]) => (
            <a key={route} href={link(route)} className={`${LINK} ${room}`}>
              {text}
            </a>
          ))}
          {isSignedIn === true && (
            <a href={link('Notifications')} className={LINK}>
              {viewerWording.menu.notifications}
            </a>
          )}
          {isSignedIn === false && (
            <a href={link('SignIn')} className={LINK}>
              {shellWording.signIn}
            </a>
          )}
        </nav>
      </div>
    </header>
  )
}
