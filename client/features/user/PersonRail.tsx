import { userWording } from '../../../schema/wording/user'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { RoleLine } from '../collection/RoleLine'
import type { PersonFragment } from './person.generated'

/** How many publications the rail lists; the publications tab has them all. */
const MOST_PUBLICATIONS = 4

function Publications({ user }: { user: PersonFragment }) {
  const link = useLink()
  return (
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
  )
}

/** Where else a person is found, beside their stories. */
export function PersonRail({ user }: { user: PersonFragment }) {
  const link = useLink()
  const { pageId } = usePage()
  const { name, username } = user
  if (user.isSuspended) return null
  return (
    <div className="space-y-4 pt-6">
      {user.publications.length > 0 && <Publications user={user} />}
      {pageId !== 'user-about' && (
        <MoreLink href={link('ShowUserAbout', { username })} text={userWording.moreAbout(name)} />
      )}
      {user.newsletter && (
        <div>
          <MoreLink href={link('SubscribeUser', { username })} text={userWording.subscribe} />
        </div>
      )}
    </div>
  )
}
