import { WISH_COOKIES, WISH_SECONDS } from '../../schema/rules/wishes'
import { writeCookie } from './write-cookie'

/** Remembers, for the way through signing in, what a visitor pressed. The value is one that needs no encoding. */
export const keepWish = (kind: keyof typeof WISH_COOKIES, value: string): void =>
  writeCookie(WISH_COOKIES[kind], value, { seconds: WISH_SECONDS, isSecure: true })
