import type { CollectionRoleName } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { publicationPeopleWording as wording } from '../../../schema/wording/publication-people'
import { ROLE_NAMES } from '../../../schema/wording/roles'
import { ChangeRole } from '../../features/role/change-role.generated'
import { RemoveRoleButton } from '../../features/role/RemoveRoleButton'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'

interface Props {
  publication: { id: string; name: string }
  person: { id: string; username: string; name: string; imageId: string | null }
  role: CollectionRoleName
  isViewer: boolean
  /** The viewer owns the publication. */
  isOwner: boolean
}

/** Somebody with a role in the publication, and what the viewer can do about it. */
export function PersonRow({ publication, person, role, isViewer, isOwner }: Props) {
  const link = useLink()
  const { navigation } = useApp()
  const mayReach = useMayReach()
  const { run, isPending, refusal } = useChange(ChangeRole)
  const other = role === 'EDITOR' ? 'WRITER' : 'EDITOR'
  const change = async () => {
    const input = { collectionId: publication.id, userId: person.id, role: other } as const
    if (!(await run({ input }))) return
    const message =
      other === 'EDITOR' ? wording.changed(person.name, 'editor') : wording.changedToWriter(person.name)
    showToast({ message, extraParams: { testId: 'role-changed' } })
  }
  const canChange = mayReach && isOwner && role !== 'OWNER'
  const canRemove = role !== 'OWNER' && (isViewer || isOwner || role === 'WRITER')
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar imageId={person.imageId} name={person.name} size="S" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppLink
              href={link('ShowUser', { username: person.username })}
              className="font-medium hover:underline"
            >
              {person.name}
            </AppLink>
            {isViewer && <Badge>{wording.you}</Badge>}
          </p>
          <p className="text-13 text-ink-soft">{ROLE_NAMES[role]}</p>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden max-sm:basis-full">
          {canChange && (
            <Button size="small" onClick={change} isPending={isPending}>
              {other === 'EDITOR' ? wording.makeEditor : wording.makeWriter}
              <span className="sr-only"> {person.name}</span>
            </Button>
          )}
          {canRemove && (
            <RemoveRoleButton
              publication={publication}
              person={person}
              isViewer={isViewer}
              onRemoved={() => {
                // A person who has left can't see this page any more.
                if (isViewer) goTo(navigation, linkTo('YourInvitations'))
                else document.getElementById('people')?.focus()
              }}
            />
          )}
        </div>
      </div>
      <RefusalText id={`role-${person.id}`} refusal={refusal} />
    </li>
  )
}
