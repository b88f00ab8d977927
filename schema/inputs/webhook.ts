import * as v from 'valibot'
import { MAX_HREF } from '../rules/limits'
import { eventName, WEBHOOK_EVENTS } from '../rules/webhooks'
import { webhookMessages } from '../wording/webhook-messages'
import { opaque } from './text'

/** Where a webhook's requests go. Whether it may be called depends on the site. */
export const webhookAddress = v.pipe(
  opaque(MAX_HREF, webhookMessages.address),
  v.trim(),
  v.check((address) => URL.canParse(address), webhookMessages.address),
)

/** What it is told, as the API names it. */
export const webhookEvents = v.pipe(
  v.array(v.picklist(WEBHOOK_EVENTS.map(eventName), webhookMessages.events)),
  v.nonEmpty(webhookMessages.events),
  v.maxLength(WEBHOOK_EVENTS.length, webhookMessages.events),
  v.transform((names) => {
    const wanted = new Set<string>(names)
    return WEBHOOK_EVENTS.filter((event) => wanted.has(eventName(event)))
  }),
)
