import { linkTo } from '../../../schema/routes/links'
import { ROLE_NAMES } from '../../../schema/wording/roles'
import { yourInvitationsWording as wording } from '../../../schema/wording/your-invitations'
import { AcceptInvitation } from '../../features/role/accept-invitation.generated'
import { DeclineInvitation } from '../../features/role/decline-invitation.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { formatDate, isoDate } from '../../lib/format'
import { goTo } from '../../lib/navigation'
import { refetch } from '../../lib/refetch'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { InvitationToAnswerFragment } from './invitation-to-answer.generated'
import { YourInvitations } from './your-invitations.generated'

interface Props {
  invitation: InvitationToAnswerFragment
  /** Of one that was mailed. */
  token?: string
}

/** An invitation with its two answers. */
export function InvitationItem({ invitation, token }: Props) {
  const { id, role, inviter, collection, expiresAt } = invitation
  const link = useLink()
  const mayReach = useMayReach()
  const app = useApp()
  const accepting = useChange(AcceptInvitation)
  const declining = useChange(DeclineInvitation)
  if (!collection) return null
  const input = token === undefined ? { invitationId: id } : { token }
  const accept = async () => {
    declining.forget()
    if (!(await accepting.run({ input }))) return
    showToast({
      message: wording.accepted(collection.name),
      extraParams: { testId: 'invitation-accepted' },
    })
    await goTo(app.navigation, linkTo('ShowCollection', { collectionSlug: collection.slug }))
  }
  const decline = async () => {
    accepting.forget()
    if (!(await declining.run({ input }))) return
    showToast({ message: wording.declined, extraParams: { testId: 'invitation-declined' } })
    // A link that was answered leads nowhere any more.
    if (token !== undefined) return goTo(app.navigation, linkTo('YourInvitations'))
    document.getElementById('invitations')?.focus()
    await refetch(app, YourInvitations, { token: '' })
  }
  return (
    <li className="border-b border-line py-6">
      <div className="flex gap-4">
        <Avatar imageId={collection.avatar?.id} name={collection.name} size="S" square />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppLink
              href={link('ShowCollection', { collectionSlug: collection.slug })}
              className="font-serif text-18 font-semibold hover:underline"
            >
              {collection.name}
            </AppLink>
            <Badge>{ROLE_NAMES[role]}</Badge>
          </p>
          <p className="mt-1 text-16 text-pretty">{wording.asked[role](inviter?.name ?? wording.somebody)}</p>
          <p className="mt-1 text-13 text-ink-soft">
            <time dateTime={isoDate(expiresAt)}>{wording.until(formatDate(expiresAt))}</time>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {mayReach && (
              <Button
                look="main"
                onClick={accept}
                isPending={accepting.isPending}
                pendingText={wording.accepting}
              >
                {wording.accept}
                <span className="sr-only"> {collection.name}</span>
              </Button>
            )}
            <Button onClick={decline} isPending={declining.isPending} pendingText={wording.declining}>
              {wording.decline}
              <span className="sr-only"> {collection.name}</span>
            </Button>
          </div>
          <RefusalText id={`invitation-${id}`} refusal={accepting.refusal ?? declining.refusal} />
        </div>
      </div>
    </li>
  )
}
