import { createHash } from 'node:crypto'

/** The demo's ids are the same on every machine, so that a test can name them. 12 hex digits. */
export const demoId = (
  kind: 'user' | 'collection' | 'post' | 'catalog' | 'item' | 'version',
  key: string,
): string => createHash('sha256').update(`demo ${kind} ${key}`).digest('hex').slice(0, 12)

/** A number that looks like chance and is the same every time, from `least` up to below `most`. */
export function plausible(key: string, least: number, most: number): number {
  const digits = createHash('sha256').update(`number ${key}`).digest('hex').slice(0, 8)
  return least + Math.floor((Number.parseInt(digits, 16) / 2 ** 32) * (most - least))
}
