import { emailSettingsToken, NOTIFICATION_KINDS } from '../../../schema/rules/notifications'
import { changeMailSubscription } from '../../services/notification/subscription'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { readForm } from '../identity/read-form'

/**
 * POST to the pages of email settings: from the page's own form, whose answer leads back to the page, or from a
 * mail program (RFC 8058), which wants no redirect. The token in the address is the only proof that is asked for.
 * Rule: docs/rules/notifications.md, "Unsubscribing".
 */
export const unsubscribe: Endpoint = async ({ request, url, params, parts }) => {
  const form = await readForm(request)
  const { userId, hash } = params
  const token = userId && hash ? emailSettingsToken(userId, hash) : (url.searchParams.get('token') ?? '')
  const action = form.get('action')
  const kind = NOTIFICATION_KINDS.find((known) => known === form.get('kind'))
  const changed = await changeMailSubscription(parts, {
    token,
    isOn: action === 'subscribe',
    ...(kind ? { kind } : {}),
  })
  if (!changed.ok) return failureResponse(changed.failure)
  const headers = { 'cache-control': 'no-store' }
  return action === null
    ? new Response(null, { status: 204, headers })
    : new Response(null, { status: 303, headers: { ...headers, location: url.pathname + url.search } })
}
