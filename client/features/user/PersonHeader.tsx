import { userWording } from '../../../schema/wording/user'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { FriendMarked } from '../../shell/FriendMarked'
import { Avatar } from '../../ui/Avatar'
import { TabLinks } from '../../ui/TabLinks'
import { BookAuthorMark, PersonButtons, PersonFacts } from './PersonFacts'
import type { PersonFragment } from './person.generated'

/** The tabs of a person's pages. */
function Tabs({ user }: { user: PersonFragment }) {
  const link = useLink()
  const { routeName } = usePage()
  const viewer = useViewer()
  const { id, username, name, bookCount, verifications } = user
  // Authors see the tab even before their first book, which they add there.
  const hasBooks = bookCount > 0 || (verifications.isBookAuthor && viewer?.id === id)
  const tabs = [
    ['ShowUser', userWording.tabs.stories],
    ['ShowUserLists', userWording.tabs.lists],
    ['ShowUserSeries', userWording.tabs.series],
    ['ShowUserHighlights', userWording.tabs.highlights],
    ['ShowUserRecommended', userWording.tabs.claps],
    ...(hasBooks ? [['ShowUserBooks', userWording.tabs.books] as const] : []),
    ['ShowUserResponses', userWording.tabs.responses],
    ['UserPublications', userWording.tabs.publications],
    ['ShowUserAbout', userWording.tabs.about],
  ] as const
  return (
    <TabLinks
      label={userWording.navigation(name)}
      className="mt-6 sm:mt-8"
      tabs={tabs.map(([route, text]) => ({
        href: link(route, { username }),
        text,
        isCurrent: route === routeName,
      }))}
    />
  )
}

/** The top of a person's pages. On windows without room for a rail it has the rail's contents. */
export function PersonHeader({ user }: { user: PersonFragment }) {
  const { name, bio, imageId, isSuspended } = user
  return (
    <div className="pt-2 lg:pt-6">
      <div className="flex items-center gap-4">
        {!isSuspended && imageId !== null && (
          <div className="shrink-0 lg:hidden">
            <FriendMarked isFriend={user.membership?.tier === 'FRIEND'} size="L">
              <Avatar imageId={imageId} size="L" />
            </FriendMarked>
          </div>
        )}
        <div className="min-w-0">
          <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{name}</h1>
          {!isSuspended && (
            <div className="lg:hidden">
              <PersonFacts user={user} />
            </div>
          )}
        </div>
      </div>
      {!isSuspended && (
        <div className="lg:hidden">
          {bio && (
            <p dir="auto" className="mt-4 text-16 text-ink-soft text-pretty">
              {bio}
            </p>
          )}
          <div className="mt-2 empty:hidden">
            <BookAuthorMark user={user} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
            <PersonButtons user={user} />
          </div>
        </div>
      )}
      {!isSuspended && <Tabs user={user} />}
    </div>
  )
}

/** Shown instead of a suspended person's stories. */
export function SuspendedNotice() {
  return (
    <p role="note" className="mt-8 border-s-2 border-danger py-1 ps-4 text-16 text-ink-soft">
      {userWording.suspended}
    </p>
  )
}
