/**
 * `npm run new -- page|mutation|table NAME`: writes the files of a new page, mutation or table, registers it
 * everywhere, and says what is left to decide. Recipes: README.md.
 */
import { fail } from './fail'
import { newMutation } from './scaffolding/mutation'
import { newPage } from './scaffolding/page'
import { newTable } from './scaffolding/table'

const USAGE = `Usage: npm run new -- KIND NAME [options]

  page NAME       a page, by its id: publication-masthead
    --path PATH     of its route, where the route table has none yet: '/{collectionSlug}/masthead'
    --who WHO       any unless it is said
    --layout NAME   Basic, TopNav, Wordmark, TwoColumn or Publication (default: Publication
                    for a publication's paths, else TopNav)

  mutation NAME   a mutation, in camelCase: clapPost
    --area AREA     the folder of schema/graphql that it belongs to

  table NAME      a table, in kebab-case and the singular: reading-position

Nothing that exists is overwritten.`

const [kind, name, ...args] = process.argv.slice(2)
const KINDS: Readonly<Record<string, (name: string, args: string[], usage: string) => Promise<string[]>>> = {
  mutation: newMutation,
  page: newPage,
  table: newTable,
}

const make = KINDS[kind ?? '']
if (kind === '--help') {
  console.log(USAGE)
  process.exit(0)
}
if (!make || !name) fail(USAGE)
const left = await make(name, args, USAGE)
console.log(`\nLeft to decide:\n${left.map((line) => `- ${line}`).join('\n')}`)
