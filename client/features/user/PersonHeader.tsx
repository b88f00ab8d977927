import { userWording } from '../../../schema/wording/user'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { BookAuthorMark, PersonFacts } from './PersonFacts'
import type { PersonFragment } from './person.generated'

const tab = 'inline-flex h-11 items-center border-b-2 text-14'

/** The tabs of a person's pages. */
function Tabs({ user }: { user: PersonFragment }) {
  const link = useLink()
  const { routeName } = usePage()
  const { username, name } = user
  const tabs = [
    ['ShowUser', userWording.tabs.stories],
    ['UserPublications', userWording.tabs.publications],
    ['ShowUserAbout', userWording.tabs.about],
  ] as const
  return (
    <nav
      aria-label={userWording.navigation(name)}
      className="mt-6 border-b border-line sm:mt-8"
      data-no-print
    >
      <ul className="-mb-px flex gap-6">
        {tabs.map(([route, text]) => (
          <li key={route}>
            <AppLink
              href={link(route, { username })}
              aria-current={route === routeName ? 'page' : undefined}
              className={`${tab} ${route === routeName ? 'border-ink text-ink' : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:text-ink'}`}
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The top of a person's pages. On windows without room for a rail it has the rail's contents. */
export function PersonHeader({ user }: { user: PersonFragment }) {
  const { name, bio, imageId, isSuspended } = user
  return (
    <div className="pt-2 lg:pt-6">
      <div className="flex items-center gap-4">
        {!isSuspended && (
          <div className="shrink-0 lg:hidden">
            <Avatar imageId={imageId} size="L" />
          </div>
        )}
        <div className="min-w-0">
          <h1 className="font-serif text-32 font-bold tracking-tight lg:text-42">{name}</h1>
          {!isSuspended && (
            <div className="lg:hidden">
              <PersonFacts user={user} />
            </div>
          )}
        </div>
      </div>
      {!isSuspended && (
        <div className="lg:hidden">
          {bio && <p className="mt-4 text-16 text-ink-soft text-pretty">{bio}</p>}
          <div className="mt-2 empty:hidden">
            <BookAuthorMark user={user} />
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
    <p role="note" className="mt-8 border-l-2 border-danger py-1 pl-4 text-16 text-ink-soft">
      {userWording.suspended}
    </p>
  )
}
