import { userWording } from '../../../schema/wording/user'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Icon } from '../../ui/Icon'
import { Menu } from '../../ui/menu/Menu'
import { MenuLink } from '../../ui/menu/MenuItems'
import { TabLinks } from '../../ui/TabLinks'
import { tabClass } from '../../ui/tab-look'
import type { PersonFragment } from './person.generated'

/** How many tabs the row begins with. The others are in the menu at its end, except for the current one. */
const IN_ROW = 4

/** The tabs of a person's pages. */
export function PersonTabs({ user }: { user: PersonFragment }) {
  const link = useLink()
  const { routeName } = usePage()
  const viewer = useViewer()
  const { id, username, name, bookCount, verifications } = user
  // Authors see the tab even before their first book, which they add there.
  const hasBooks = bookCount > 0 || (verifications.isBookAuthor && viewer?.id === id)
  const routes = [
    ['ShowUser', userWording.tabs.stories],
    ['ShowUserLists', userWording.tabs.lists],
    ['ShowUserSeries', userWording.tabs.series],
    ['ShowUserAbout', userWording.tabs.about],
    ...(hasBooks ? [['ShowUserBooks', userWording.tabs.books] as const] : []),
    ['ShowUserHighlights', userWording.tabs.highlights],
    ['ShowUserRecommended', userWording.tabs.claps],
    ['ShowUserResponses', userWording.tabs.responses],
    ['UserPublications', userWording.tabs.publications],
  ] as const
  const tabs = routes.map(([route, text], index) => {
    const isCurrent = route === routeName
    return { href: link(route, { username }), text, isCurrent, isFolded: index >= IN_ROW && !isCurrent }
  })
  return (
    <TabLinks
      label={userWording.navigation(name)}
      className="mt-6 sm:mt-8"
      tabs={tabs}
      end={
        <Menu
          label={userWording.moreOf(name)}
          className="w-48"
          opener={(props) => (
            <button {...props} type="button" className={`${tabClass(false)} gap-1`}>
              {userWording.tabs.more}
              <Icon name="down" size={16} />
            </button>
          )}
        >
          {tabs
            .filter(({ isFolded }) => isFolded)
            .map(({ href, text }) => (
              <MenuLink key={href} href={href}>
                {text}
              </MenuLink>
            ))}
        </Menu>
      }
    />
  )
}
