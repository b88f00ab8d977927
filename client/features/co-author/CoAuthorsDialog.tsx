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
import { ConfirmChange } from '../settings/ConfirmChange'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import type { CoAuthorsFieldsFragment } from './co-authors-fields.generated'
import { InviteCoAuthor } from './invite-co-author.generated'
import { OrderCoAuthors } from './order-co-authors.generated'
import { RemoveCoAuthor } from './remove-co-author.generated'
import { useCoAuthors } from './use-co-authors'

interface Props {
  postId: string
  /** The story's. */
  title: string
  /** The viewer doesn't write the story any more. */
  onLeft: () => void
  onClosed: () => void
}

/** Who writes a story together: its writer invites, arranges and removes them. Rule: docs/rules/writing.md, "Co-authors". */
export function CoAuthorsDialog({ postId, title, onLeft, onClosed }: Props) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const viewer = useViewer()
  const { coAuthors, setCoAuthors, problem } = useCoAuthors(postId)
  /** Whoever is about to be taken from the story. */
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const arranging = useChange(OrderCoAuthors)
  const [said, setSaid] = useState('')
  const removed = async (userId: string, left: CoAuthorsFieldsFragment) => {
    setCoAuthors(left)
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
                <Avatar imageId={user.imageId} name={user.name} size="XXS" />
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
                      onRemove={() => setAsked(user)}
                    />
                  </span>
                ) : (
                  user.id === viewer?.id && (
                    <Button size="small" look="danger" className="ms-auto" onClick={() => setAsked(user)}>
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
        <RefusalText id={`${id}-refusal`} refusal={problem ?? arranging.refusal} />
        {asked && (
          <ConfirmChange
            {...(asked.id === viewer?.id
              ? { title: wording.leaveQuestion(title), text: wording.leaveText, confirm: wording.leave }
              : {
                  title: wording.question(asked.name, title),
                  text: wording.removeText,
                  confirm: wording.remove,
                })}
            working={wording.removing}
            operation={RemoveCoAuthor}
            variables={{ input: { postId, userId: asked.id } }}
            isDanger
            onDone={(left) => removed(asked.id, left)}
            onClosed={() => setAsked(undefined)}
          />
        )}
      </div>
    </TitledDialog>
  )
}
