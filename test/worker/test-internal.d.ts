/** Undocumented: the promises that handlers and objects gave to `waitUntil`, which nothing waits for otherwise. */
declare module 'cloudflare:test-internal' {
  export function waitForGlobalWaitUntil(): Promise<void>
}
