import { readFileSync } from 'node:fs'
import { withImports } from '../../client/build/with-imports'

/** What Vite's manifest says about a file of the built client. */
export interface BuiltFile {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** The files of the built client by the module that each begins with. */
export type Manifest = Readonly<Record<string, BuiltFile>>

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest

/** The file of a module, with everything that is loaded along with it. */
export const filesOf = (manifest: Manifest, module: string): BuiltFile[] =>
  [...withImports(module, (one) => manifest[one] && (manifest[one].imports ?? []))].flatMap(
    (one) => manifest[one] ?? [],
  )
