import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Export files by their path below the folder: `wordpress/export.xml` → text. */
export type ImportSamples = Readonly<Record<string, string>>

/**
 * Exports of real publishing systems, if available: the folder that IMPORT_SAMPLES names. Tests in the
 * worker's runtime have no file system, so they get the texts by `inject('importSamples')`.
 *
 * @throws Error if IMPORT_SAMPLES names a folder that doesn't exist.
 */
export function readImportSamples(folder = process.env.IMPORT_SAMPLES): ImportSamples {
  if (!folder) return {}
  if (!existsSync(folder)) throw new Error(`IMPORT_SAMPLES names ${folder}, which isn't there`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const entries = files.map((file) => {
    const path = join(file.parentPath, file.name)
    return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}
