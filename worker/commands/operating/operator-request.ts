import { parseArgs } from 'node:util'

export const OPERATING_USAGE = `npm run operate -- WHAT [options]

Lists, as JSON; "after" of one page is --after of the next:
  flags                            all flags, and where each has its value from
  topics [--beginning sea]         topics by their slugs, whatever readers see of them
  coupons | banned-domains | picks
  log [--action SET_FLAG] [--by USERNAME]
  key-log                          what was done with this key

Acts; each needs --reason "…", which goes into the log:
  set-flag --name FLAG [--value true]       without a value, the configuration decides again
  edit-topic --slug SLUG [--name NAME] [--description TEXT] [--popular true]
  merge-topic --slug SLUG --into SLUG
  hide-topic --slug SLUG | show-topic --slug SLUG
  make-coupon --code CODE --discount NAME [--uses 500] [--last-day 2027-03-31] [--username NAME]
  end-coupon --code CODE
  ban-domain --domain NAME | allow-domain --domain NAME
  pick-post --post ID | unpick-post --post ID
  export-site --username STAFF              all tables, for a member of staff to download

  --url URL     where the site runs (also QUIRE_URL); else http://localhost:8787, or the port in PORT
  --key KEY     the operators' key (also ADMIN_KEY); a development instance needs none`

const text = { type: 'string' } as const
/** Options, and the fields that they are. */
const FIELD_OF = {
  name: 'name',
  value: 'value',
  slug: 'slug',
  into: 'into',
  description: 'description',
  popular: 'isFeatured',
  code: 'code',
  discount: 'discount',
  uses: 'mostUses',
  'last-day': 'lastDay',
  username: 'username',
  domain: 'domain',
  post: 'postId',
  reason: 'reason',
  after: 'after',
  beginning: 'beginning',
  action: 'action',
  by: 'by',
} as const

/** Words that stand for an act with a decision. */
const DECISIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hide-topic': { do: 'hide-topic', isHidden: 'true' },
  'show-topic': { do: 'hide-topic', isHidden: 'false' },
  'pick-post': { do: 'pick-post', isPicked: 'true' },
  'unpick-post': { do: 'pick-post', isPicked: 'false' },
}

/** What an operator's command asks for, and where. */
export interface OperatorRequest {
  where: { url?: string | undefined; key?: string | undefined }
  body: Readonly<Record<string, string>>
}

/**
 * Reads the words of the command.
 *
 * @throws Error with the usage if they don't say what is to be done.
 */
export function operatorRequest(args: string[]): OperatorRequest | 'help' {
  const options = Object.fromEntries(Object.keys(FIELD_OF).map((name) => [name, text]))
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: { ...options, url: text, key: text, help: { type: 'boolean' } },
      })
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\n\n${OPERATING_USAGE}`)
    }
  })()
  if (values.help) return 'help'
  const [what, ...more] = positionals
  if (what === undefined || more.length > 0) throw new Error(`Say what to do.\n\n${OPERATING_USAGE}`)
  const fields = Object.entries(FIELD_OF).flatMap(([name, field]): [string, string][] => {
    const value = (values as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[field, value]] : []
  })
  const { url, key } = values as { url?: string; key?: string }
  return { where: { url, key }, body: { do: what, ...Object.fromEntries(fields), ...DECISIONS[what] } }
}
