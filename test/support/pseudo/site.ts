import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { inject } from 'vitest'
import { DEVELOPMENT_DEFINES } from '../../../worker/commands/development'
import { output } from '../../../worker/commands/run'
import { signInPeople } from '../session'
import { type Site, startSite } from '../site'

/** The sources of the worker with the pseudo-language in place of the catalogue, and the worker built from them. */
const SOURCES = 'dist/pseudo'
const BUNDLE = 'dist/worker-pseudo'
/** Where the English catalogue is in these sources. */
const ENGLISH = 'schema/wording-english'

/** What helps to write messages, and isn't one. */
const HELPER = /^(?:countOf|compactCount|compactCountOf|pluralOf|exactCount|countryNames|POLICIES_UPDATED)$/
const LETTERS = 'schema/pseudo-letters.ts'

/**
 * Dates, numbers and lists are Greek: a date that isn't written in the language of the catalogue has Latin letters.
 */
const greek = (language: string): string => language.replace(/'en(?:-GB)?'/g, "'el'")

/** A module of the catalogue in the pseudo-language. */
function inPseudo(file: string): string {
  const source = readFileSync(file, 'utf8')
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const folder = dirname(file)
  const to = (path: string) => {
    const from = relative(folder, path.replace(/\.ts$/, ''))
    return JSON.stringify(from.startsWith('.') ? from : `./${from}`)
  }
  const english = to(file.replace('schema/wording', ENGLISH))
  return [
    `import * as english from ${english}`,
    `import { translated } from ${to(LETTERS)}`,
    `export * from ${english}`,
    ...names
      .filter((name) => !HELPER.test(name))
      .map((name) => `export const ${name} = translated(english.${name})`),
  ].join('\n')
}

/** Writes the sources of a site in the pseudo-language. The client is the built one, which pages without script need. */
function writeSources(): void {
  rmSync(SOURCES, { recursive: true, force: true })
  for (const folder of ['client', 'schema', 'worker', 'dist/client/.vite'])
    cpSync(folder, join(SOURCES, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(SOURCES, file))
  cpSync('schema/wording', join(SOURCES, ENGLISH), { recursive: true })
  cpSync('test/support/pseudo/letters.ts', join(SOURCES, LETTERS))
  for (const file of globSync('schema/wording/**/*.ts').map((path) => path.replaceAll('\\', '/'))) {
    const isLanguage = file.endsWith('/language.ts')
    writeFileSync(join(SOURCES, file), isLanguage ? greek(readFileSync(file, 'utf8')) : inPseudo(file))
  }
  const language = join(SOURCES, ENGLISH, 'language.ts')
  writeFileSync(language, greek(readFileSync(language, 'utf8')))
  mkdirSync(join(SOURCES, 'dist/client'), { recursive: true })
  const settings = readFileSync('wrangler.toml', 'utf8').replace(/^\[build\]\n(?:.+\n)*/m, '')
  writeFileSync(join(SOURCES, 'wrangler.toml'), settings)
}

/** Starts a site with the demo whose catalogue is in the pseudo-language. */
export async function startPseudoSite(): Promise<Site> {
  writeSources()
  await output(
    'wrangler',
    [
      ...['deploy', '--dry-run', '--config', join(SOURCES, 'wrangler.toml'), '--outdir', resolve(BUNDLE)],
      ...DEVELOPMENT_DEFINES.flatMap((define) => ['--define', define]),
    ],
    { WRANGLER_SEND_METRICS: 'false', CI: '1' },
  )
  const vars = { FLAGS: JSON.stringify({ enable_mastodon_for_members: true }) }
  const site = await startSite({ demo: inject('demo'), bundle: BUNDLE, vars })
  const { host } = new URL(site.url)
  await signInPeople(site.bindings.DB, host)
  return site
}
