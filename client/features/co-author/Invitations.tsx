import { coAuthorsWording as wording } from '../../../schema/wording/co-authors'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import type { OwnStoriesQuery } from '../own-story/own-stories.generated'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { AnswerCoAuthorInvitation } from './answer-co-author-invitation.generated'

type Invitation = NonNullable<OwnStoriesQuery['viewer']>['coAuthorInvitations'][number]

interface Props {
  invitations: readonly Invitation[]
  /** One was answered. */
  onAnswered: () => Promise<void>
}

function InvitationItem({ invitation, onAnswered }: Pick<Props, 'onAnswered'> & { invitation: Invitation }) {
  const { run, isPending, refusal } = useChange(AnswerCoAuthorInvitation)
  const { postId, title, writer } = invitation
  const answer = async (accepts: boolean) => {
    if (!(await run({ input: { postId, accepts } }))) return
    showToast({ message: accepts ? wording.accepted : wording.declined })
    await onAnswered()
  }
  return (
    <li className="border-b border-line py-4">
      <p className="text-16 text-pretty">{wording.invitation(writer.name, title)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          look="main"
          isPending={isPending}
          aria-label={wording.acceptLabel(writer.name)}
          onClick={() => answer(true)}
        >
          {wording.accept}
        </Button>
        <Button
          size="small"
          isPending={isPending}
          aria-label={wording.declineLabel(writer.name)}
          onClick={() => answer(false)}
        >
          {wording.decline}
        </Button>
      </div>
      <RefusalText id={`${postId}-invitation`} refusal={refusal} />
    </li>
  )
}

/** Stories that the viewer is invited to write with others. */
export function Invitations({ invitations, onAnswered }: Props) {
  if (invitations.length === 0) return null
  return (
    <section aria-label={wording.invitations} className="mt-6">
      <ul className="border-t border-line">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.postId} invitation={invitation} onAnswered={onAnswered} />
        ))}
      </ul>
    </section>
  )
}
