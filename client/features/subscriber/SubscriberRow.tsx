import { useId, useState } from 'react'
import {
  MOST_SUBSCRIBER_NOTE,
  MOST_SUBSCRIBER_TAG,
  MOST_SUBSCRIBER_TAGS,
} from '../../../schema/rules/subscribers'
import { subscribersWording as wording } from '../../../schema/wording/subscribers'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ChangeForm } from '../settings/ChangeForm'
import { DangerousChange } from '../settings/DangerousChange'
import { subscribersAsked } from './asked'
import { ChangeSubscriber } from './change-subscriber.generated'
import { RemoveSubscriber } from './remove-subscriber.generated'
import type { SubscriberFieldsFragment } from './subscriber-fields.generated'
import { SubscribersOfNewsletter } from './subscribers-of-newsletter.generated'

interface Props {
  subscriber: SubscriberFieldsFragment
}

/** Tags as they are typed: words between commas. */
const tagsIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Shows the list again, after somebody on it was changed. */
function useListAgain() {
  const app = useApp()
  const page = usePage()
  return () => refetch(app, SubscribersOfNewsletter, subscribersAsked(page))
}

function Edit({ subscriber: { id, tags, note }, onDone }: Props & { onDone: () => void }) {
  const again = useListAgain()
  return (
    <ChangeForm
      operation={ChangeSubscriber}
      variables={(values) => ({
        input: { subscriberId: id, tags: tagsIn(values.tags), note: String(values.note ?? '') },
      })}
      onDone={async () => {
        await again()
        onDone()
      }}
      className="mt-3 flex max-w-[26rem] flex-col gap-3"
    >
      <Field
        label={wording.tags}
        hint={wording.tagsHint(MOST_SUBSCRIBER_TAGS)}
        name="tags"
        defaultValue={tags.join(', ')}
        maxLength={(MOST_SUBSCRIBER_TAG + 2) * MOST_SUBSCRIBER_TAGS}
        autoComplete="off"
      />
      <Field
        label={wording.note}
        hint={wording.noteHint}
        name="note"
        defaultValue={note}
        maxLength={MOST_SUBSCRIBER_NOTE}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
        <Button onClick={onDone}>{wording.cancel}</Button>
      </div>
    </ChangeForm>
  )
}

/** Somebody who subscribes: their address and name, their tags, and what is noted of them. */
export function SubscriberCell({ subscriber }: Props) {
  const { email, name, tags, note } = subscriber
  return (
    <>
      <bdi className="wrap-anywhere">{email}</bdi>
      {name && (
        <bdi dir="auto" className="block text-13 text-ink-soft wrap-anywhere">
          {name}
        </bdi>
      )}
      {tags.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      )}
      {note && (
        <span dir="auto" className="mt-1 block text-13 text-ink-soft text-pretty wrap-anywhere">
          {note}
        </span>
      )}
    </>
  )
}

/** What can be done with a subscriber. */
export function SubscriberActions({ subscriber }: Props) {
  const { id, email, state } = subscriber
  const again = useListAgain()
  const [isEdited, setEdited] = useState(false)
  const form = useId()
  const mayReach = useMayReach()
  const canGo = mayReach && (state === 'ACTIVE' || state === 'PENDING')
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          aria-expanded={isEdited}
          aria-controls={isEdited ? form : undefined}
          onClick={() => setEdited(!isEdited)}
        >
          {wording.edit}
          <span className="sr-only"> {email}</span>
        </Button>
        {canGo && (
          <DangerousChange
            size="small"
            label={wording.remove}
            about={email}
            title={wording.removeTitle(email)}
            text={wording.removeText}
            confirm={wording.remove}
            working={wording.removing}
            operation={RemoveSubscriber}
            variables={{ subscriberId: id }}
            onDone={again}
          />
        )}
      </div>
      {isEdited && (
        <div id={form}>
          <Edit subscriber={subscriber} onDone={() => setEdited(false)} />
        </div>
      )}
    </>
  )
}
