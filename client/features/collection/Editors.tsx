import type { CollectionRoleName } from '../../../schema/graphql/types.generated'
import { useLink } from '../../lib/use-link'
import { RoleLine } from './RoleLine'

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
        <RoleLine
          key={user.id}
          href={link('ShowUser', { username: user.username })}
          name={user.name}
          imageId={user.imageId}
          role={role}
        />
      ))}
    </ul>
  )
}
