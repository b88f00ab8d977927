import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, type Manifest, readManifest } from '../support/manifest'
import { SAMPLES } from './generate'
import { send } from './http'
import type { Site } from './site'
import { AGENT } from './subjects'

/**
 * Bytes that a first visit to a story page loads. Scripts, styles and document as gzip -9, the rest
 * uncompressed.
 */
export interface Weights {
  script: number
  style: number
  font: number
  picture: number
  document: number
  /** All of them except pictures. */
  withoutPictures: number
  /** Each script, largest first. */
  scripts: { file: string; bytes: number }[]
}

const CLIENT = 'dist/client'
/** What a page loads by itself. */
const modulesOf = (page: string, layout: string): string[] => [
  'client/entry-client.tsx',
  `client/layouts/${layout}.tsx?shown`,
  `client/pages/${page}/index.tsx?shown`,
]
const STORY_MODULES = modulesOf('post', 'TopNav')
const gzipped = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length

/** The files of modules and of their static imports. */
const closure = (manifest: Manifest, modules: readonly string[]): Set<string> =>
  new Set(modules.flatMap((module) => filesOf(manifest, module)).map(({ file }) => file))

/**
 * Weighs a story page: its scripts by the build's manifest, everything else by what the document requests.
 */
export async function weighStory(site: Pick<Site, 'origin'>, path = SAMPLES.story): Promise<Weights> {
  const scripts = [...closure(readManifest(), STORY_MODULES)]
    .map((file) => ({ file, bytes: gzipped(readFileSync(join(CLIENT, file))) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  const html = (await send(site.origin, { path, headers: AGENT })).bytes.toString()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => gzipped(css ?? ''))
  const fonts = [...html.matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => fileSize(href))
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src]) => pictureSize(site, src))
  const sum = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0)
  const script = sum(scripts.map(({ bytes }) => bytes))
  const style = sum(styles)
  const font = sum(fonts)
  const document = gzipped(html) - style
  return {
    script,
    style,
    font,
    picture: sum(await Promise.all(pictures)),
    document,
    withoutPictures: script + style + font + document,
    scripts,
  }
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(CLIENT, file))), 0)

/**
 * Bytes of script, gzip, that a first visit of a page loads by itself.
 *
 * @param parts modules that only some of the page's documents need.
 */
export function weighVisit(page: string, layout: string, parts: readonly string[] = []): number {
  const manifest = readManifest()
  const modules = [...modulesOf(page, layout), ...parts]
  // A layout may be part of the first file.
  const missing = modules.find((module) => !manifest[module] && !module.startsWith('client/layouts/'))
  if (missing) throw new Error(`${missing} isn't loaded by itself`)
  return weigh(closure(manifest, modules))
}

/**
 * Bytes of script, gzip, that modules add to a page when something there is first touched.
 *
 * @param there what else has been loaded by then.
 */
export function weighTouch(modules: readonly string[], there: readonly string[] = []): number {
  const manifest = readManifest()
  const missing = [...modules, ...there].find((module) => !manifest[module])
  if (missing) throw new Error(`${missing} isn't loaded by itself`)
  const before = closure(manifest, [...STORY_MODULES, ...there])
  return weigh([...closure(manifest, modules)].filter((file) => !before.has(file)))
}

function fileSize(href: string | undefined): number {
  const file = join(CLIENT, href ?? '')
  return existsSync(file) ? readFileSync(file).length : 0
}

async function pictureSize(site: Pick<Site, 'origin'>, path: string | undefined): Promise<number> {
  return (await send(site.origin, { path: path?.replaceAll('&amp;', '&') ?? '/' })).bytes.length
}
