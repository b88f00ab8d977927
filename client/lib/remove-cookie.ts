/** Removes a cookie that is for the whole site. */
export function removeCookie(name: string, { isSecure = false } = {}): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
