import type { CollectionRoleName } from '../../../schema/graphql/types.generated'
import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'

interface Editor {
  role: CollectionRoleName
  user: { id: string; username: string; name: string; imageId: string | null }
}

/** The people of a publication, one per line: picture, name and role. */
export function Editors({ editors }: { editors: readonly Editor[] }) {
  const link = useLink()
  return (
    <ul className="flex flex-col">
      {editors.map(({ role, user }) => (
        <li key={user.id} className="flex items-center gap-3 py-2">
          <Avatar imageId={user.imageId} size="S" />
          <p className="min-w-0 text-14">
            <AppLink
              href={link('ShowUser', { username: user.username })}
              className="block truncate font-medium hover:underline"
            >
              {user.name}
            </AppLink>
            <span className="text-13 text-ink-soft">{collectionWording.roles[role]}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
