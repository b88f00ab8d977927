import { shellWording } from '../../schema/wording/shell'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { Wordmark } from './Logo'

const quiet = 'rounded-full px-3 py-2 text-14 text-ink-soft hover:text-ink'
const strong = 'rounded-full bg-accent px-4 py-2 text-14 font-medium text-accent-ink hover:opacity-90'

/** The global header: the name, ways to look around, and the way in. */
export function Header() {
  const { state, routeName } = usePage()
  const canLink = useCanLink()
  const link = useLink()
  const { productName } = state.config
  return (
    <header className="border-b border-line bg-paper" data-no-print>
      <div className="mx-auto flex h-14 max-w-outset items-center justify-between gap-4 px-6">
        <AppLink href={link('Home')} aria-label={`${productName}, ${shellWording.home}`}>
          <Wordmark name={productName} />
        </AppLink>
        <nav aria-label={shellWording.mainNavigation} className="flex items-center gap-1">
          {canLink('ShowTopStories') && (
            <AppLink href={link('ShowTopStories')} className={`${quiet} max-sm:hidden`}>
              {shellWording.topStories}
            </AppLink>
          )}
          {canLink('ExploreTopics') && (
            <AppLink href={link('ExploreTopics')} className={quiet}>
              {shellWording.topics}
            </AppLink>
          )}
          {canLink('Search') && (
            <AppLink href={link('Search')} className={quiet}>
              {shellWording.search}
            </AppLink>
          )}
          {canLink('SignIn') && (
            <>
              <AppLink href={link('SignIn')} className={quiet}>
                {shellWording.signIn}
              </AppLink>
              <AppLink href={link('SignIn', {}, { query: { operation: 'register' } })} className={strong}>
                {routeName === 'Home' ? shellWording.getStarted : shellWording.signUp}
              </AppLink>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
