import { useState } from 'react'
import { publicationPeopleWording as wording } from '../../../schema/wording/publication-people'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { RemoveRole } from './remove-role.generated'

interface Props {
  publication: { id: string; name: string }
  person: { id: string; name: string }
  /** The viewer gives up their own role, not somebody else's. */
  isViewer: boolean
  onRemoved: () => void
}

/** Takes a role in a publication away, after a question. */
export function RemoveRoleButton({ publication, person, isViewer, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { run, refusal } = useChange(RemoveRole)
  const mayReach = useMayReach()
  const remove = async () => {
    const input = { collectionId: publication.id, userId: person.id }
    if (!(await run({ input }))) return false
    const message = isViewer ? wording.left(publication.name) : wording.removed(person.name)
    showToast({ message, extraParams: { testId: 'role-removed' } })
    onRemoved()
    return true
  }
  // Leaving is everybody's own affair.
  if (!mayReach && !isViewer) return null
  return (
    <>
      <Button look="danger" size="small" onClick={() => setAsking(true)}>
        {isViewer ? wording.leave : wording.remove}
        <span className="sr-only"> {isViewer ? publication.name : person.name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isViewer ? wording.leaveQuestion(publication.name) : wording.question(person.name)}
          confirm={isViewer ? wording.leave : wording.remove}
          pendingText={wording.removing}
          cancel={wording.cancel}
          close={wording.close}
          isDanger
          onConfirm={remove}
          onClosed={() => setAsking(false)}
        >
          <p className="text-16 text-ink-soft text-pretty">
            {isViewer ? wording.leaveText : wording.questionText}
          </p>
          <RefusalText id="role-refusal" refusal={refusal} />
        </ConfirmDialog>
      )}
    </>
  )
}
