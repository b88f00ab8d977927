/** `npm run purge -- --tag post-… | --all`: purges pages from the edge cache. */
import { fail } from './fail'
import { askOperator, operatorAccess } from './operating/ask-operator'
import { readOptions } from './options'

const USAGE = `npm run purge -- --tag TAG [--tag TAG …] | --all [options]

  --tag TAG     pages with this tag: post-{id}, user-{id}, collection-{id}, tag-{slug}, group-edgeCacheHome, …
  --all         every page
  --url URL     where the site runs (also QUIRE_URL); else http://localhost:8787, or the port in PORT
  --key KEY     the operators' key (also ADMIN_KEY); a development instance needs none`

const OPTIONS = {
  tag: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  url: { type: 'string' },
  key: { type: 'string' },
} as const

const { tag: tags = [], all = false, ...where } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
if (all === tags.length > 0) fail(`Say either which tags or --all.\n\n${USAGE}`)
try {
  const access = operatorAccess(where, process.env)
  const body = all ? { all } : { tags }
  const answer = await askOperator<{ waiting: boolean }>(access, '/_/admin/purge', body)
  const what = all ? 'Every page' : tags.join(', ')
  console.log(
    answer.waiting
      ? `${what}: noted. The platform's purges are used up for the moment; it follows by itself within a minute.`
      : `${what}: purged.`,
  )
} catch (error) {
  fail(error)
}
