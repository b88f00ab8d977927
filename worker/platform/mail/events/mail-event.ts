import * as v from 'valibot'
import { normalizedEmail } from '../../../../schema/rules/email'
import { parseJson } from '../../../../schema/rules/json'
import type { MailEventKind } from '../../../../schema/rules/mail-events'
import type { MailTags } from '../mailer'

/** What became of a mail, as its service says. */
export interface MailEvent {
  /** Whose event it is, and its id there: the same however often it is sent. */
  id: string
  kind: MailEventKind
  email: string
  /** What the mail was tagged with; absent for one that isn't of a letter. */
  tags: MailTags | undefined
}

/** What arrived as a webhook. */
export interface ReceivedWebhook {
  headers: Headers
  body: string
}

/** What a webhook says: nothing if the service didn't send it, or too long ago; no event if it is about something else. */
type ReadWebhook = { event: MailEvent | undefined } | undefined

/** Verifies and reads a webhook. @throws if that can't be done for now. */
export type ReadMailEvent = (received: ReceivedWebhook, now: number) => ReadWebhook | Promise<ReadWebhook>

/** Longer ids aren't any service's. */
const LONGEST_ID = 200
export const eventId = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID))

/** Tags as they were given; nothing for a mail that has none, or others. */
const Tags = v.object({
  letter: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  subscriber: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
})

/** An event about an address; nothing if that isn't one. */
export function eventAbout(
  id: string,
  kind: MailEventKind,
  address: string | undefined,
  tags: unknown,
): MailEvent | undefined {
  const email = normalizedEmail(address ?? '')
  const read = v.safeParse(Tags, tags)
  return email === undefined ? undefined : { id, kind, email, tags: read.success ? read.output : undefined }
}

/** A webhook's body; nothing if it isn't JSON. */
export function jsonOf(body: string): unknown {
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}
