import { useState } from 'react'
import { developerWording } from '../../../../schema/wording/developer'
import { ConfirmChange } from '../../../features/settings/ConfirmChange'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { useMayReach } from '../../../lib/use-may-reach'
import { showToast } from '../../../shell/toast'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { DeleteWebhook } from './delete-webhook.generated'
import { EnableWebhook } from './enable-webhook.generated'
import { RotateWebhookSecret } from './rotate-webhook-secret.generated'
import { WebhookLogView } from './WebhookLogView'
import type { WebhooksFieldsFragment } from './webhooks-fields.generated'

const { webhooks: wording } = developerWording

type Webhook = WebhooksFieldsFragment['webhooks'][number]

interface Props {
  webhook: Webhook
  /** Takes a new secret. */
  told: (secret: string) => void
}

/** One webhook: where it leads, how it goes, its log and its actions. */
export function WebhookItem({ webhook, told }: Props) {
  const { id, address, events, collectionName, onlyInName, onlyTags, onlyKinds, failingSince, disabledAt } =
    webhook
  const [isLogOpen, setLogOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const mayReach = useMayReach()
  const rotating = useChange(RotateWebhookSecret)
  const enabling = useChange(EnableWebhook)
  const rotate = async () => {
    const made = await rotating.run({ webhookId: id })
    if (made) told(made.secret)
  }
  const state = disabledAt !== null ? wording.off : failingSince !== null ? wording.failing : wording.on
  const name = <span className="sr-only"> {address}</span>
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span className="min-w-0 wrap-anywhere">{address}</span>
        <Badge tone={failingSince !== null || disabledAt !== null ? 'danger' : 'accent'}>{state}</Badge>
      </p>
      <p className="dotted mt-1 text-13 text-ink-soft">
        {collectionName !== null && <span>{collectionName}</span>}
        {events.map((event) => (
          <span key={event}>{wording.eventNames[event]}</span>
        ))}
        {onlyInName !== null && <span>{wording.filter.onlyIn(onlyInName)}</span>}
        {onlyTags.length > 0 && <span>{wording.filter.onlyTags(onlyTags)}</span>}
        {onlyKinds.length > 0 && (
          <span>{wording.filter.onlyKinds(onlyKinds.map((kind) => wording.filter.kinds[kind]))}</span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {wording.log}
          {name}
        </Button>
        {disabledAt !== null && mayReach && (
          <Button
            onClick={() => enabling.run({ webhookId: id })}
            isPending={enabling.isPending}
            pendingText={wording.enabling}
          >
            {wording.enable}
            {name}
          </Button>
        )}
        <Button onClick={rotate} isPending={rotating.isPending} pendingText={wording.rotating}>
          {wording.rotate}
          {name}
        </Button>
        <Button look="danger" onClick={() => setRemoving(true)}>
          {wording.remove}
          {name}
        </Button>
      </div>
      <RefusalText id={`webhook-${id}-error`} refusal={enabling.refusal ?? rotating.refusal} />
      {isLogOpen && <WebhookLogView webhookId={id} isOn={disabledAt === null && mayReach} />}
      {isRemoving && (
        <ConfirmChange
          title={wording.removeQuestion(address)}
          text={wording.removeText}
          confirm={wording.remove}
          working={wording.removing}
          operation={DeleteWebhook}
          variables={{ webhookId: id }}
          isDanger
          onDone={() => showToast({ message: wording.removed, extraParams: { testId: 'webhook-deleted' } })}
          onClosed={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
