import type { CollectionRoleName } from '../../../schema/graphql/types.generated'
import { ROLE_NAMES } from '../../../schema/wording/roles'
import { RemoveRoleButton } from '../../features/role/RemoveRoleButton'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { variablesOf } from './variables'
import { YourInvitations } from './your-invitations.generated'

interface Props {
  role: CollectionRoleName
  publication: { id: string; slug: string; name: string; avatar: { id: string } | null }
  viewerId: string
}

/** A publication that the viewer has a role in. Its owner can't leave it. */
export function OwnRole({ role, publication, viewerId }: Props) {
  const link = useLink()
  const app = useApp()
  const page = usePage()
  const left = () => {
    document.getElementById('roles')?.focus()
    refetch(app, YourInvitations, variablesOf(page))
  }
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-4">
      <Avatar imageId={publication.avatar?.id} name={publication.name} size="S" square />
      <div className="min-w-0 flex-1">
        <AppLink
          href={link('ShowCollection', { collectionSlug: publication.slug })}
          className="font-medium hover:underline"
        >
          {publication.name}
        </AppLink>
        <p className="text-13 text-ink-soft">{ROLE_NAMES[role]}</p>
      </div>
      {role !== 'OWNER' && (
        <RemoveRoleButton
          publication={publication}
          person={{ id: viewerId, name: publication.name }}
          isViewer
          onRemoved={left}
        />
      )}
    </li>
  )
}
