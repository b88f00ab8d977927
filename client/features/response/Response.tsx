import { type ReactNode, useState } from 'react'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { useLazy } from '../../ui/lazy'
import { Clap } from '../clap/Clap'
import { editResponse, responseMenu, writeResponse } from './acts'
import { type ShownResponse, useDiscussion } from './discussion-facts'
import { Passage } from './Passage'
import { ResponseText } from './ResponseText'
import { useFocusBack } from './use-focus-back'
import { WrittenAt } from './WrittenAt'

interface Props {
  response: ShownResponse
  /** Called with an answer that was just published. */
  onAnswered: (answer: ShownResponse) => void
  /** More below what it says. */
  children?: ReactNode
}

function Byline({
  response: { id, creator, createdAt, firstPublishedAt, response: place },
}: Pick<Props, 'response'>) {
  const link = useLink()
  const time = firstPublishedAt ?? createdAt
  // While it waits, those who decide have no page of it.
  const date = <WrittenAt time={time} />
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 text-14">
        <AppLink
          href={link('ShowUser', { username: creator.username })}
          className="inline-flex min-h-6 items-center font-medium hover:underline"
        >
          {creator.name}
        </AppLink>
        {place?.isByAuthor && <Badge>{wording.author}</Badge>}
      </p>
      <p className="text-13 text-ink-soft">
        {place?.status === 'HELD' ? (
          date
        ) : (
          <AppLink
            href={link('ShowPostResponses', { postId: id })}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
          >
            {date}
          </AppLink>
        )}
        {place?.editedAt != null && ` · ${wording.edited}`}
      </p>
    </div>
  )
}

const isNewer = (saved: ShownResponse, given: ShownResponse): boolean =>
  (saved.response?.editedAt ?? 0) > (given.response?.editedAt ?? 0)

/** A response: who wrote it, what it says, and what can be done with it. */
export function Response({ response: given, onAnswered, children }: Props) {
  const { canRespond } = useDiscussion()
  const viewer = useViewer()
  const [isEditing, setEditing] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const [gone, setGone] = useState<{ restore: () => void }>()
  const Menu = useLazy(responseMenu, viewer !== null)
  const Edit = useLazy(editResponse, isEditing)
  const Write = useLazy(writeResponse, isAnswering)
  // One that was written a moment ago is in no list yet that could say what it says now.
  const [saved, setSaved] = useState<ShownResponse>()
  const response = saved && isNewer(saved, given) ? saved : given
  const { id, creator, content, language, response: place } = response
  const state = gone ? 'gone' : isEditing ? 'editing' : isAnswering ? 'answering' : 'shown'
  const area = useFocusBack(state)
  if (gone)
    return (
      <p ref={area} className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
        {wording.removed}
        <Button look="text" size="small" onClick={gone.restore}>
          {wording.undo}
        </Button>
      </p>
    )
  const isOut = place?.status === 'SHOWN'
  return (
    <>
      <article ref={area} data-response={id} aria-label={wording.ownTitle(creator.name)}>
        {place?.isPinned && <p className="mb-2 text-13 text-ink-soft">{wording.pinned}</p>}
        {place && !isOut && (
          <p className="mb-2 text-13 font-medium text-ink-soft">
            {place.status === 'HELD' ? wording.waits : wording.hidden}
          </p>
        )}
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar imageId={creator.imageId} name={creator.name} size="XS" />
            <Byline response={response} />
          </div>
          {Menu && <Menu response={response} onEdit={() => setEditing(true)} onGone={setGone} />}
        </div>
        {isEditing && Edit ? (
          <Edit response={response} onSaved={setSaved} onClosed={() => setEditing(false)} />
        ) : (
          <>
            {place?.quote && <Passage quote={place.quote} />}
            <ResponseText body={content.body} language={language} />
          </>
        )}
        {isOut && (
          <div
            className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 text-14 text-ink-soft"
            data-no-print
          >
            <Clap post={{ ...response, coAuthors: [] }} />
            {children}
            {canRespond && !isAnswering && (
              <span className="[@media(scripting:none)]:hidden">
                <Button
                  look="text"
                  size="small"
                  aria-label={wording.answerLabel(creator.name)}
                  data-action="respond"
                  onClick={() => setAnswering(true)}
                >
                  {wording.answer}
                </Button>
              </span>
            )}
          </div>
        )}
      </article>
      {isAnswering && Write && (
        <Write
          id={id}
          label={wording.answerText(creator.name)}
          hasFocus
          onPublished={(answer) => {
            setAnswering(false)
            onAnswered(answer)
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
    </>
  )
}
