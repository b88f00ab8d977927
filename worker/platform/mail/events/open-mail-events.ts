import { readMailgunEvent } from '../mailgun/events'
import { readPostmarkEvent } from '../postmark/events'
import { readResendEvent } from '../resend/events'
import { readSesEvent } from '../ses/events'
import type { ReadMailEvent } from './mail-event'

/** Services that say what becomes of mails, as `MAIL_PROVIDER` names them. */
const READERS = {
  http: readResendEvent,
  mailgun: readMailgunEvent,
  postmark: readPostmarkEvent,
  ses: readSesEvent,
} as const satisfies Record<string, (key: string, url?: string) => ReadMailEvent>

export type ReportingService = keyof typeof READERS

/** Reads the webhooks of a service; nothing if it isn't the one that sends mail, or has no key for them. */
export function openMailEvents(
  {
    MAIL_PROVIDER: provider,
    MAIL_WEBHOOK_KEY: key,
    SNS_URL: url,
  }: Pick<Env, 'MAIL_PROVIDER' | 'MAIL_WEBHOOK_KEY' | 'SNS_URL'>,
  service: ReportingService,
): ReadMailEvent | undefined {
  if (provider !== service || !key) return undefined
  try {
    return READERS[service](key, url)
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-misconfigured', detail: String(error) }))
    return undefined
  }
}
