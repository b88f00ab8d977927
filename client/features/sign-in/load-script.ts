/** After this a script of another service counts as missing, in milliseconds. */
const TIME_LIMIT = 10_000

const loading = new Map<string, Promise<void>>()

/**
 * Loads a script of another service, once. It is put there by a script of ours, which is what the content security
 * policy asks of it (docs/rules/security.md, "Headers"). One that failed is tried again when it is asked for again.
 *
 * @throws Error when it can't be had in time.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${src} couldn’t be loaded`))
    const timer = setTimeout(fail, TIME_LIMIT)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    script.async = true
    script.src = src
    document.head.appendChild(script)
  }).catch((error: unknown) => {
    loading.delete(src)
    script.remove()
    throw error
  })
  loading.set(src, loaded)
  return loaded
}
