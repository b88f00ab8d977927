import type { ImportSamples } from './import-samples'
import type { Providers } from './providers/start'

declare module 'vitest' {
  interface ProvidedContext {
    /** The contents of IMPORT_SAMPLES; empty if it isn't set. */
    importSamples: ImportSamples
    /** Folder with the demo, of which sites of a test's own are started (site.ts). */
    demo: string
    /** Address of the built site with the demo in it, without a trailing slash. */
    site: string
    /** Stand-ins for identity providers; only for the tests of the worker. */
    providers: Providers
    /** Address of the outside services (outside-services.ts), without a trailing slash. */
    outside: string
    /** Host and port of the mail server (outside-smtp.ts). */
    smtp: string
    /** Address of the stand-in for the providers of payments. */
    payments: string
  }
}
