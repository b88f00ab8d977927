import type { ImportSamples } from './import-samples'
import type { Providers } from './providers/start'

declare module 'vitest' {
  interface ProvidedContext {
    /** What IMPORT_SAMPLES holds; empty where it isn't set. */
    importSamples: ImportSamples
    /** Where the shared browser listens; for the tests in a browser alone. */
    browser: string
    /** Address of the built site with the demo in it, without a slash at its end. */
    site: string
    /** Stand-ins for identity providers; for the tests of the worker alone. */
    providers: Providers
    /** Address of the services outside (outside-services.ts), without a slash at its end. */
    outside: string
  }
}
