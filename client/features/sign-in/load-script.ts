import { scriptAddress } from './script-address'

/** The time after which another service's script counts as missing, in milliseconds. */
const TIME_LIMIT = 10_000

const loading = new Map<string, Promise<void>>()

/**
 * Loads another service's script, once. A script of ours inserts it, as the content security policy requires
 * (docs/rules/security.md, "Headers"), and passes the document's nonce on, by which the script's own styles are allowed.
 * A failed one is loaded again on the next call.
 *
 * @param isThere whether the script has done its part: a page of words in its place counts as missing.
 * @throws Error if it isn't available in time.
 */
export function loadScript(src: string, isThere = () => true): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${src} couldn’t be loaded`))
    const timer = setTimeout(fail, TIME_LIMIT)
    script.onload = () => {
      clearTimeout(timer)
      if (isThere()) resolve()
      else fail()
    }
    script.onerror = fail
    script.async = true
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.src = scriptAddress(src)
    document.head.appendChild(script)
  }).catch((error: unknown) => {
    loading.delete(src)
    script.remove()
    throw error
  })
  loading.set(src, loaded)
  return loaded
}
