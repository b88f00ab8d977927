import { useId, useRef, useState } from 'react'
import { coAuthorsWording as wording } from '../../../schema/wording/co-authors'
import { useViewer } from '../../lib/use-viewer'
import { showToast } from '../../shell/toast'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { MoveButtons } from '../arrange/MoveButtons'
import { ChangeForm } from '../settings/ChangeForm'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { InviteCoAuthor } from './invite-co-author.generated'
import { OrderCoAuthors } from './order-co-authors.generated'
import { RemoveCoAuthor } from './remove-co-author.generated'
import { useCoAuthors } from './use-co-authors'

interface Props {
  postId: string
  /** The viewer doesn't write the story any more. */
  onLeft: () => void
  onClosed: () => void
}

/** Who writes a story together: its writer invites, arranges and removes them. Rule: docs/rules/writing.md, "Co-authors". */
export function CoAuthorsDialog({ postId, onLeft, onClosed }: Props) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const viewer = useViewer()
  const { coAuthors, setCoAuthors, problem } = useCoAuthors(postId)
  const removing = useChange(RemoveCoAuthor)
  const arranging = useChange(OrderCoAuthors)
  const [said, setSaid] = useState('')
  const remove = async (userId: string) => {
    const done = await removing.run({ input: { postId, userId } })
    if (!done) return
    setCoAuthors(done)
    if (userId !== viewer?.id) return
    showToast({ message: wording.left })
    await dialog.current?.close()
    onLeft()
  }
  const move = async (from: number, by: -1 | 1) => {
    if (!coAuthors || arranging.isPending) return
    const people = [...coAuthors.people]
    const [moved] = people.splice(from, 1)
    if (!moved) return
    people.splice(from + by, 0, moved)
    // The row moves at once; it goes back if that can't be saved.
    setCoAuthors({ ...coAuthors, people })
    const userIds = people.map(({ user }) => user.id)
    const done = await arranging.run({ input: { postId, userIds } })
    setCoAuthors(done ?? coAuthors)
    if (done) setSaid(wording.moved(moved.user.name, from + by + 1, people.length))
  }
  return (
    <TitledDialog ref={dialog} closeLabel={wording.close} onClosed={onClosed} title={wording.heading}>
      <div className="flex flex-col gap-4">
        {coAuthors && (
          <p className="text-14 text-ink-soft text-pretty">
            {coAuthors.isWriter ? wording.text : wording.textForOthers}
          </p>
        )}
        <div role="status">
          {!coAuthors && !problem && <p className="text-14 text-ink-soft">{wording.loading}</p>}
          {said && <p className="sr-only">{said}</p>}
          {coAuthors?.people.length === 0 && <p className="text-14">{wording.none}</p>}
        </div>
        {coAuthors && coAuthors.people.length > 0 && (
          <ul aria-label={wording.list}>
            {coAuthors.people.map(({ user, hasAccepted }, index) => (
              <li key={user.id} className="flex items-center gap-3 border-t border-line py-2 text-14">
                <Avatar imageId={user.imageId} size="XXS" />
                <span className="min-w-0 truncate">{user.name}</span>
                {!hasAccepted && <Badge>{wording.invited}</Badge>}
                {coAuthors.isWriter ? (
                  <span className="ms-auto flex">
                    <MoveButtons
                      name={user.name}
                      index={index}
                      total={coAuthors.people.length}
                      wording={wording.move}
                      onMove={(by) => move(index, by)}
                      onRemove={() => remove(user.id)}
                    />
                  </span>
                ) : (
                  user.id === viewer?.id && (
                    <Button
                      size="small"
                      className="ms-auto"
                      isPending={removing.isPending}
                      onClick={() => remove(user.id)}
                    >
                      {wording.leave}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
        {coAuthors?.isWriter && (
          <ChangeForm
            operation={InviteCoAuthor}
            variables={({ username }) => ({ input: { postId, username: String(username) } })}
            about="username"
            className="flex flex-col gap-3"
            onDone={setCoAuthors}
          >
            <Field
              name="username"
              label={wording.username}
              hint={wording.usernameHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SubmitButton className="self-start" pendingText={wording.inviting}>
              {wording.invite}
            </SubmitButton>
          </ChangeForm>
        )}
        <RefusalText id={`${id}-refusal`} refusal={problem ?? removing.refusal ?? arranging.refusal} />
      </div>
    </TitledDialog>
  )
}
