import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entry, LONG, type Reader } from './inputs'

/** Where what people send is read: parsers, importers, and the rules of input. */
const PLACES = [
  'schema/{rules,story,inputs,routes}/**/*.ts',
  'worker/graphql/limits/*.ts',
  'worker/services/{import,rss,sitemap,search}/**/*.ts',
  'worker/services/{media,post}/**/*.ts',
  'worker/services/collection/style-sheet/*.ts',
  'client/features/post/body/**/*.ts',
]

/** `export const name = (text: string, …optional): …` and the same as a function. */
const TAKES_TEXT =
  /^export (?:function (\w+)|const (\w+)(?:: [^=\n]+)? = )\(\s*\w+: string(?:,\s*\w+(?:\?: [^,)]+|(?:: \w+)? = [^,)]+))*,?\s*\)/gm

/** What every exported function in these places reads whose input is a text: it is measured without being named. */
export async function foundReaders(declared: ReadonlySet<string>): Promise<Reader[]> {
  const files = PLACES.flatMap((place) => globSync(place)).map((file) => file.replaceAll('\\', '/'))
  const readers = files.sort().map(async (file): Promise<Reader[]> => {
    const names = [...readFileSync(file, 'utf8').matchAll(TAKES_TEXT)].map(([, a, b]) => a ?? b ?? '')
    const wanted = names.filter((name) => !declared.has(`${file} ${name}`))
    if (wanted.length === 0) return []
    const module = (await import(join(process.cwd(), file))) as Record<string, (text: string) => unknown>
    return wanted.map((name) => entry(`${file} ${name}`, LONG, (text) => module[name]?.(text)))
  })
  return (await Promise.all(readers)).flat()
}
