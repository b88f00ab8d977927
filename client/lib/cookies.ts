interface Options {
  /** How long it lasts, in seconds; 0 removes it. */
  seconds: number
  isSecure?: boolean
}

/** Writes a cookie that is for the whole site. The value is one that needs no encoding. */
export function writeCookie(name: string, value: string, { seconds, isSecure = false }: Options): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Removes a cookie that is for the whole site. */
export const removeCookie = (name: string, { isSecure = false } = {}): void =>
  writeCookie(name, '', { seconds: 0, isSecure })
