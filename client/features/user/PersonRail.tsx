import { userWording } from '../../../schema/wording/user'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { FriendMarked } from '../../shell/FriendMarked'
import { Avatar } from '../../ui/Avatar'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { RoleLine } from '../collection/RoleLine'
import { BookAuthorMark, PersonButtons, PersonFacts } from './PersonFacts'
import type { PersonFragment } from './person.generated'

/** How many publications the rail lists; the publications tab has them all. */
const MOST_PUBLICATIONS = 4

function Publications({ user }: { user: PersonFragment }) {
  const link = useLink()
  return (
    <div className="mt-8">
      <RailSection title={userWording.tabs.publications}>
        <ul className="mt-2">
          {user.publications.slice(0, MOST_PUBLICATIONS).map(({ role, collection }) => (
            <RoleLine
              key={collection.id}
              href={link('ShowCollection', { collectionSlug: collection.slug })}
              name={collection.name}
              imageId={collection.avatar?.id}
              square
              role={role}
            />
          ))}
        </ul>
      </RailSection>
    </div>
  )
}

/** About a person, beside their stories. */
export function PersonRail({ user }: { user: PersonFragment }) {
  const link = useLink()
  const { pageId } = usePage()
  const { name, bio, imageId, username } = user
  if (user.isSuspended) return null
  return (
    <>
      <FriendMarked isFriend={imageId !== null && user.membership?.tier === 'FRIEND'} size="XXL">
        <Avatar imageId={imageId} size="XXL" />
      </FriendMarked>
      <p className="mt-5 text-16 font-semibold">{name}</p>
      <PersonFacts user={user} />
      <div className="mt-4 flex items-center gap-2 empty:hidden">
        <PersonButtons user={user} />
      </div>
      {bio && (
        <p dir="auto" className="mt-3 text-14 text-ink-soft text-pretty">
          {bio}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <BookAuthorMark user={user} />
      </div>
      {pageId !== 'user-about' && (
        <MoreLink href={link('ShowUserAbout', { username })} text={userWording.moreAbout(name)} />
      )}
      {user.publications.length > 0 && <Publications user={user} />}
    </>
  )
}
