import { nonEmpty, object, optional, pipe, string, trim } from 'valibot'
import {
  eventName,
  STORY_KINDS,
  WEBHOOK_EVENTS,
  type WebhookEventName,
} from '../../../../schema/rules/webhooks'
import { developerWording } from '../../../../schema/wording/developer'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { CancelButton } from '../security/CancelButton'
import { CreateWebhook } from './create-webhook.generated'

const { webhooks: wording } = developerWording

/** A publication whose stories a webhook can be about. */
export interface Publication {
  id: string
  name: string
}

const EVENTS = WEBHOOK_EVENTS.map(eventName)
const chosen = optional(string())
const WEBHOOK = object({
  address: pipe(string(), trim(), nonEmpty(wording.addressMissing)),
  collectionId: chosen,
  inCollectionId: chosen,
  tags: chosen,
  PUBLIC: chosen,
  MEMBERS: chosen,
  UNLISTED: chosen,
  ...(Object.fromEntries(EVENTS.map((event) => [event, chosen])) as Record<WebhookEventName, typeof chosen>),
})

/** What a new webhook is told unless somebody chooses otherwise. */
const isUsual = (event: WebhookEventName): boolean => event.startsWith('POST_')

interface Props {
  publications: readonly Publication[]
  /** Takes the new webhook's secret. */
  told: (secret: string) => void
  close: () => void
}

/** Of which stories it is told. */
const StoryFilter = ({ publications }: Pick<Props, 'publications'>) => (
  <fieldset className="space-y-4">
    <legend className="text-14 font-medium">{wording.filter.title}</legend>
    <p className="text-13 text-ink-soft text-pretty">{wording.filter.text}</p>
    {publications.length > 0 && (
      <Select label={wording.filter.inPublication} name="inCollectionId" defaultValue="">
        <option value="">{wording.filter.anywhere}</option>
        {publications.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
    <Field label={wording.filter.tags} hint={wording.filter.tagsHint} name="tags" autoComplete="off" />
    <div>
      {STORY_KINDS.map((kind) => (
        <Checkbox key={kind} name={kind} label={wording.filter.kinds[kind]} />
      ))}
    </div>
  </fieldset>
)

/** The form that adds a webhook. */
export function CreateWebhookForm({ publications, told, close }: Props) {
  return (
    <ChangeForm
      operation={CreateWebhook}
      schema={WEBHOOK}
      variables={({ address, collectionId, inCollectionId, tags, ...when }) => {
        const events = EVENTS.filter((event) => when[event] !== undefined)
        const filter = {
          collectionId: inCollectionId || null,
          tags: (tags ?? '').split(/[,،、，]/).filter((tag) => tag.trim() !== ''),
          kinds: STORY_KINDS.filter((kind) => when[kind] !== undefined),
        }
        return { input: { address, events, collectionId: collectionId || null, filter } }
      }}
      about="address"
      onDone={({ secret }) => told(secret)}
    >
      <Field
        label={wording.address}
        hint={wording.addressHint}
        name="address"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      {publications.length > 0 && (
        <Select label={wording.about} name="collectionId" defaultValue="">
          <option value="">{wording.mine}</option>
          {publications.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <fieldset>
        <legend className="text-14 font-medium">{wording.events}</legend>
        {EVENTS.map((event) => (
          <Checkbox
            key={event}
            name={event}
            label={wording.eventNames[event]}
            defaultChecked={isUsual(event)}
          />
        ))}
      </fieldset>
      <StoryFilter publications={publications} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pendingText={wording.adding}>{wording.submit}</SubmitButton>
        <CancelButton close={close} />
      </div>
    </ChangeForm>
  )
}
