import { vi } from 'vitest'

/** A browser's storage; its keys are its own properties, as they are in browsers. */
function newStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value)
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key]
    },
  }
  return Object.create(methods)
}

/** Gives the test an empty browser: local storage, a tab's storage, and cookies that it takes. */
export function stubStorage(): void {
  vi.stubGlobal('localStorage', newStorage())
  vi.stubGlobal('sessionStorage', newStorage())
  vi.stubGlobal('document', { cookie: '' })
}
