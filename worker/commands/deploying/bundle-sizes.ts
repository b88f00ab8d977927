import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { DocumentAssets } from '../../../client/document'

/** Sizes in bytes, uncompressed and gzipped. */
export interface Size {
  bytes: number
  gzip: number
}

/** The platform's limit for a worker, in bytes of gzip. */
const WORKER_LIMITS = { free: 3 * 1024 * 1024, paid: 10 * 1024 * 1024 } as const

/** Files in a built worker's folder that aren't uploaded as code. */
const LEFT_OUT = /\.map$|^README\.md$/

const sizeOf = (path: string): Size => {
  const bytes = readFileSync(path)
  return { bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length }
}

const sum = (sizes: readonly Size[]): Size => ({
  bytes: sizes.reduce((total, { bytes }) => total + bytes, 0),
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
})

/**
 * The size of a built worker, with each module compressed separately: the platform compresses them together,
 * a little smaller.
 */
export function workerSize(folder: string): Size {
  const files = readdirSync(folder).filter((name) => !LEFT_OUT.test(name))
  return sum(files.map((name) => sizeOf(join(folder, name))))
}

/**
 * Sizes of the built client: what every page loads first, all of its scripts, and the styles of every page.
 */
export function clientSizes(folder: string): { entry: Size; scripts: Size; css: Size } {
  const { entry, basics, sheets } = JSON.parse(
    readFileSync(join(folder, '.vite/document.json'), 'utf8'),
  ) as DocumentAssets
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const text = Buffer.from(basics.map((sheet) => sheets[sheet]).join(''))
  return {
    entry: sizeOf(join(folder, entry)),
    scripts: sum(scripts.map((name) => sizeOf(join(folder, 'assets', name)))),
    css: { bytes: text.length, gzip: gzipSync(text, { level: 9 }).length },
  }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} kB`

/** A size as a line of a table. */
export const sizeLine = (name: string, { bytes, gzip }: Size): string =>
  `${name.padEnd(28)} ${kilobytes(bytes).padStart(10)} ${kilobytes(gzip).padStart(10)} gzip`

/** What a worker of this size means for the plan; nothing if no plan accepts it. */
export function planFor({ gzip }: Size): string | undefined {
  if (gzip <= WORKER_LIMITS.free) return 'fits the free plan (3 MB) and the paid plan (10 MB)'
  if (gzip <= WORKER_LIMITS.paid) return 'fits the paid plan (10 MB), not the free one (3 MB)'
  return undefined
}
