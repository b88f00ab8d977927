import { writeCookie } from './write-cookie'

/** Removes a cookie that is for the whole site. */
export const removeCookie = (name: string, { isSecure = false } = {}): void =>
  writeCookie(name, '', { seconds: 0, isSecure })
