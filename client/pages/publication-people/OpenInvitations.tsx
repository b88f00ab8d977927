import { publicationPeopleWording } from '../../../schema/wording/publication-people'
import { ROLE_NAMES } from '../../../schema/wording/roles'
import type { PublicationRolesFragment } from '../../features/role/publication-roles.generated'
import { RevokeInvitation } from '../../features/role/revoke-invitation.generated'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { formatDate, isoDate } from '../../lib/format'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'

const wording = publicationPeopleWording.open

type Invitation = NonNullable<PublicationRolesFragment['invitations']>[number]

function OpenInvitation({ invitation, canRevoke }: { invitation: Invitation; canRevoke: boolean }) {
  const { id, role, email, user, expiresAt } = invitation
  const name = user?.name ?? email ?? ''
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="dotted text-13 text-ink-soft">
            <span>{ROLE_NAMES[role]}</span>
            <time dateTime={isoDate(expiresAt)}>{wording.until(formatDate(expiresAt))}</time>
          </p>
        </div>
        {canRevoke && (
          <DangerousChange
            size="small"
            label={wording.revoke}
            about={name}
            title={wording.question(name)}
            text={wording.questionText}
            confirm={wording.revoke}
            working={wording.revoking}
            operation={RevokeInvitation}
            variables={{ input: { invitationId: id } }}
            onDone={() =>
              showToast({ message: wording.revoked, extraParams: { testId: 'invitation-revoked' } })
            }
          />
        )}
      </div>
    </li>
  )
}

interface Props {
  invitations: readonly Invitation[]
  isOwner: boolean
}

/** The invitations that wait for an answer. Anyone who may give a role may withdraw its offer. */
export function OpenInvitations({ invitations, isOwner }: Props) {
  const mayReach = useMayReach()
  return (
    <section aria-labelledby="invitations" className="mt-14">
      <h2
        id="invitations"
        tabIndex={-1}
        className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
      >
        {wording.title}
      </h2>
      {invitations.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.none}</p>}
      <ul>
        {invitations.map((invitation) => (
          <OpenInvitation
            key={invitation.id}
            invitation={invitation}
            canRevoke={mayReach && (isOwner || invitation.role === 'WRITER')}
          />
        ))}
      </ul>
    </section>
  )
}
