import type { ImportSamples } from './import-samples'

declare module 'vitest' {
  interface ProvidedContext {
    /** What IMPORT_SAMPLES holds; empty where it isn't set. */
    importSamples: ImportSamples
    /** Address of the built site with the demo in it, without a slash at its end. */
    site: string
  }
}
