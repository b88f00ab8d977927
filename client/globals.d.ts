/** True in the browser's bundle, which leaves out what only documents need. */
declare const __BROWSER__: boolean

/** The `load` of each layout and of each page that anybody may have, without what it shows (client/build/loads.ts). */
declare module 'virtual:loads' {
  type Load = import('./lib/page').PageModule['load']
  export const PAGE_LOADS: Readonly<Partial<Record<string, Load>>>
  export const LAYOUT_LOADS: Readonly<Partial<Record<string, Load>>>
}

/** The `load` of each page that only some people may have. */
declare module 'virtual:guarded-loads' {
  type Load = import('./lib/page').PageModule['load']
  export const GUARDED_LOADS: Readonly<Partial<Record<string, Load>>>
}

/** Whether the worker that renders the client is a development build; the browser's build doesn't know it. */
declare const __DEVELOPMENT__: boolean
