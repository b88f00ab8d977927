import { useState } from 'react'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import type { NoteFieldsFragment } from '../../features/post-note/note-fields.generated'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem, MenuPart } from '../../ui/menu/MenuItems'
import { EditNote } from './EditNote'
import { useNoteActions } from './use-note-actions'

interface Props {
  note: NoteFieldsFragment
  canWrite: boolean
  /** Who reads it, if that is worth saying. */
  readers?: string | undefined
  isChanged: boolean
}

/** What a note or an answer says. Its date leads to its own address. */
export function Note({ note, canWrite, readers, isChanged }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { remove } = useNoteActions()
  const link = useLink()
  const { id, author, text, passage, createdAt, editedAt, isViewers, isDeleted } = note
  const name = author?.name ?? wording.somebody
  return (
    <article
      id={`note-${id}`}
      className="scroll-mt-20 rounded-input target:outline-2 target:outline-offset-4 target:outline-accent"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="text-13 text-ink-soft">
          {author ? (
            <AppLink
              href={link('ShowUser', { username: author.username })}
              className="font-medium text-ink hover:underline"
            >
              {name}
            </AppLink>
          ) : (
            !isDeleted && name
          )}{' '}
          <a href={`#note-${id}`} className="underline-offset-4 hover:underline">
            <time dateTime={isoDate(createdAt)}>{formatDate(createdAt)}</time>
          </a>
          {editedAt !== null && !isDeleted && ` · ${wording.edited}`}
          {readers && <span className="block">{readers}</span>}
        </p>
        {isViewers && !isDeleted && (
          <div className="-me-2 -my-3" data-no-print>
            <Menu
              label={wording.actionsLabel}
              opener={(props) => <IconButton icon="more" label={wording.actions(name)} {...props} />}
            >
              {canWrite && <MenuItem onSelect={() => setEditing(true)}>{wording.edit}</MenuItem>}
              <MenuPart>
                <MenuItem isDanger onSelect={() => void remove(id)}>
                  {wording.remove}
                </MenuItem>
              </MenuPart>
            </Menu>
          </div>
        )}
      </div>
      {passage && (
        <blockquote
          dir="auto"
          className="mt-2 border-s-2 border-accent ps-3 text-14 text-ink-soft wrap-anywhere"
        >
          {passage}
          {isChanged && <span className="mt-1 block text-13 italic">{wording.changed}</span>}
        </blockquote>
      )}
      {isDeleted ? (
        <p className="mt-2 text-14 text-ink-soft italic">{wording.gone}</p>
      ) : isEditing ? (
        <EditNote noteId={id} text={text} onClosed={() => setEditing(false)} />
      ) : (
        <p dir="auto" className="mt-2 text-16 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </article>
  )
}
