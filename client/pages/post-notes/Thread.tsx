import { useState } from 'react'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Note } from './Note'
import type { NoteThread } from './note-thread'
import { useNoteActions } from './use-note-actions'
import { WriteReply } from './WriteReply'

interface Props {
  note: NoteThread
  canWrite: boolean
  isViewerReader: boolean
  /** Whether the words that it is about aren't there any more. */
  isChanged: boolean
}

/** When a note was marked as done, and by whom if that is known. */
const doneText = ({ resolvedBy, resolvedAt }: NoteThread): string => {
  const day = formatDate(resolvedAt ?? 0)
  return resolvedBy ? wording.resolvedBy(resolvedBy.name, day) : wording.resolvedOn(day)
}

/** Who reads a note, where that isn't everybody who has to do with the story. */
function readersOf({ audience }: NoteThread, isViewerReader: boolean): string | undefined {
  if (audience === 'READER') return isViewerReader ? wording.toAuthors : wording.fromReader
  return audience === 'AUTHORS' ? wording.authorsOnly : undefined
}

/** A note with its answers, and what can be done with it. One that is done is folded up. */
export function Thread({ note, canWrite, isViewerReader, isChanged }: Props) {
  const [isReplying, setReplying] = useState(false)
  const { resolve, isPending } = useNoteActions()
  const { id, replies, resolvedAt, isDeleted, author } = note
  const isDone = resolvedAt !== null
  const name = author?.name ?? wording.somebody
  const thread = (
    <>
      <Note note={note} canWrite={canWrite} readers={readersOf(note, isViewerReader)} isChanged={isChanged} />
      {replies.length > 0 && (
        <ol className="mt-3 grid gap-3 border-s border-line ps-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <Note note={reply} canWrite={canWrite} isChanged={false} />
            </li>
          ))}
        </ol>
      )}
      {isReplying && <WriteReply noteId={id} onClosed={() => setReplying(false)} />}
      {canWrite && !isDeleted && !isReplying && (
        <div className="mt-2 flex flex-wrap gap-x-4" data-no-print>
          <Button look="text" size="small" onClick={() => setReplying(true)}>
            {wording.reply}
          </Button>
          <Button
            look="text"
            size="small"
            isPending={isPending}
            aria-label={isDone ? wording.reopenLabel(name) : wording.resolveLabel(name)}
            onClick={() => void resolve(id, !isDone)}
          >
            {isDone ? wording.reopen : wording.resolve}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <Card className="p-4">
      {isDone ? (
        <details>
          <summary className="cursor-pointer py-3 text-14 text-ink-soft">{doneText(note)}</summary>
          <div className="mt-2">{thread}</div>
        </details>
      ) : (
        thread
      )}
    </Card>
  )
}
