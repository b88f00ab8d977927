/** `npm run import -- --format medium --into my-blog export.zip`: sends a file to a running instance. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { DEVELOPMENT_KEY } from '../endpoints/admin/development-key'
import { reportLines, sendImport } from './importing/send-import'

const USAGE = `npm run import -- --format FORMAT --into SLUG FILE [options]

  --format FORMAT   medium, ghost, substack, wordpress, markdown or web (the file or https address
                    of a feed or page)
  --into SLUG       the publication's address; it is created if it doesn't exist
  --url URL         where the site runs (also QUIRE_URL); else http://localhost:8787, or the port in PORT
  --key KEY         the operators' key (also ADMIN_KEY); a development instance needs none
  --owner USERNAME  the account that owns a new publication
  --site URL        the address of the old site, if the export doesn't say it (Ghost, Markdown)
  --overwrite       import into a publication that people created`

const OPTIONS = {
  format: { type: 'string', default: 'wordpress' },
  into: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  owner: { type: 'string' },
  site: { type: 'string' },
  overwrite: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const [path, ...others] = positionals
const { into } = values
if (path === undefined || others.length > 0 || into === undefined) fail(USAGE)

const url = values.url ?? process.env.QUIRE_URL ?? `http://localhost:${process.env.PORT ?? 8787}`
if (!URL.canParse(url)) fail(`${url} is no address. It looks like http://localhost:8787`)
const isAddress = /^https:\/\//.test(path)
const file = isAddress
  ? new Uint8Array()
  : await readFile(path).catch((error: Error) => fail(`${path} can't be read: ${error.message}`))
try {
  const report = await sendImport({
    url,
    key: values.key ?? process.env.ADMIN_KEY ?? DEVELOPMENT_KEY,
    format: values.format,
    into,
    owner: values.owner,
    site: values.site,
    ...(isAddress ? { address: path } : { name: basename(path) }),
    overwrite: values.overwrite,
    file: new Uint8Array(file),
  })
  console.log(reportLines(report, new URL(url).origin).join('\n'))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
