import { PENDING_ACTION_COOKIES, PENDING_ACTION_SECONDS } from '../../schema/rules/pending-actions'
import { writeCookie } from './cookies'

/** Remembers what a visitor pressed while they sign in. @param value must not need encoding. */
export const keepPendingAction = (kind: keyof typeof PENDING_ACTION_COOKIES, value: string): void =>
  writeCookie(PENDING_ACTION_COOKIES[kind], value, { seconds: PENDING_ACTION_SECONDS, isSecure: true })
