import { useCallback, useEffect, useState } from 'react'
import { developerWording } from '../../../../schema/wording/developer'
import { longMoment } from '../../../../schema/wording/formats'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../../features/settings/use-change'
import { useApp } from '../../../lib/app'
import { Button } from '../../../ui/Button'
import { RedeliverWebhook } from './redeliver-webhook.generated'
import { TestWebhook } from './test-webhook.generated'
import { WebhookLog } from './webhook-log.generated'
import type { WebhookLogFieldsFragment } from './webhook-log-fields.generated'

const { webhooks: wording } = developerWording

type Delivery = WebhookLogFieldsFragment['deliveries'][number]

function outcomeOf({ deliveredAt, status, tookMs, attempts }: Delivery): string {
  if (deliveredAt !== null) return wording.arrived(status ?? 0, tookMs ?? 0)
  return attempts === 0 || tookMs === null ? wording.waiting : wording.failed(status)
}

/** The log, requested when it is opened; each change returns the updated log. */
function useLog(webhookId: string) {
  const { execute } = useApp()
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>()
  const [problem, setProblem] = useState<Refusal>()
  const ask = useCallback(async () => {
    setProblem(undefined)
    const result = (await execute(WebhookLog, { webhookId }).catch(() => undefined))?.webhookLog
    if (result?.__typename === 'WebhookLog') setDeliveries(result.deliveries)
    else setProblem(localRefusal(result?.message ?? wording.logFailed))
  }, [execute, webhookId])
  useEffect(() => void ask(), [ask])
  return { deliveries, setDeliveries, problem, ask }
}

/**
 * What a webhook was told lately and how that went, with a test and the way to send something again.
 *
 * @param isOn whether anything may be sent to it.
 */
export function WebhookLogView({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const { deliveries, setDeliveries, problem, ask } = useLog(webhookId)
  const testing = useChange(TestWebhook)
  const repeating = useChange(RedeliverWebhook)
  const test = async () => {
    const log = await testing.run({ webhookId })
    if (log) setDeliveries(log.deliveries)
  }
  const repeat = async (deliveryId: string) => {
    const log = await repeating.run({ deliveryId })
    if (log) setDeliveries(log.deliveries)
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        {isOn && (
          <Button onClick={test} isPending={testing.isPending} pendingText={wording.sending}>
            {wording.test}
          </Button>
        )}
        <Button onClick={ask}>{wording.refresh}</Button>
      </div>
      <RefusalText id={`log-${webhookId}-error`} refusal={problem ?? testing.refusal ?? repeating.refusal} />
      {!deliveries ? (
        !problem && (
          <p role="status" className="mt-3 text-14 text-ink-soft">
            {wording.loading}
          </p>
        )
      ) : deliveries.length === 0 ? (
        <p className="mt-3 text-14 text-ink-soft">{wording.noDeliveries}</p>
      ) : (
        <ul className="mt-3">
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
            >
              <p className="dotted min-w-[180px] flex-1 text-13 text-ink-soft">
                <span className="font-mono text-ink">{delivery.event}</span>
                <span suppressHydrationWarning>{longMoment(delivery.createdAt)}</span>
                <span>{outcomeOf(delivery)}</span>
                {delivery.attempts > 0 && <span>{wording.attempts(delivery.attempts)}</span>}
                {delivery.dueAt !== null && delivery.attempts > 0 && (
                  <span>{wording.next(longMoment(delivery.dueAt))}</span>
                )}
              </p>
              {isOn && delivery.dueAt === null && (
                <Button onClick={() => repeat(delivery.id)}>{wording.again}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
