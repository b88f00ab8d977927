import { normalizedEmail } from '../../../schema/rules/email'
import { LIST_FIELDS, type ListColumns, type ListField } from '../../../schema/rules/subscribers'

/** What columns are called by those that a list comes from, without anything but letters. */
const NAMES: Readonly<Record<ListField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'emails', 'mail', 'mailaddress', 'address', 'subscriberemail', 'emailid'],
  name: ['name', 'fullname', 'firstname', 'displayname', 'givenname', 'subscribername'],
  lastName: ['lastname', 'surname', 'familyname'],
  tags: ['tags', 'labels', 'tag', 'label'],
  note: ['note', 'notes', 'comment', 'comments'],
  state: [
    'status',
    'state',
    'subscribedtoemails',
    'subscribed',
    'emaildisabled',
    'subscribertype',
    'subscriptionstatus',
    'type',
  ],
  since: [
    'subscribedat',
    'createdat',
    'created',
    'creationdate',
    'confirmtime',
    'optintime',
    'subscribedon',
    'subscriptiondate',
    'datejoined',
    'joinedat',
    'joined',
    'signedup',
    'signedupat',
    'signupdate',
    'date',
  ],
}

/** A column of which a yes means that somebody gets no mail. */
const TURNED_ROUND = 'emaildisabled'

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '')

export const isTurnedRound = (name: string): boolean => plain(name) === TURNED_ROUND

/** An address that stands alone, or in pointed brackets behind a name. */
export const addressIn = (cell: string): { email: string; name: string } | undefined => {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(cell.trim()) ?? []
  const email = normalizedEmail(bracketed ?? cell)
  return email === undefined ? undefined : { email, name: name.trim().replace(/^"(.*)"$/, '$1') }
}

/** Whether a line is the list's heading: what people are doesn't name columns. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => addressIn(cell) === undefined)

/** The columns that hold nothing. */
const NONE = Object.fromEntries(LIST_FIELDS.map((field) => [field, null])) as ListColumns

/** What the columns hold, as far as that can be known from their names and the first lines. */
export function guessColumns(names: readonly string[], lines: readonly (readonly string[])[]): ListColumns {
  const plainNames = names.map(plain)
  const placeOf = (field: ListField): number | null => {
    // The best known name counts, wherever its column stands.
    const known = NAMES[field].find((name) => plainNames.includes(name))
    return known === undefined ? null : plainNames.indexOf(known)
  }
  const named = { ...NONE, ...Object.fromEntries(LIST_FIELDS.map((field) => [field, placeOf(field)])) }
  const isOfAddresses = (column: number | null): boolean =>
    column !== null && (lines.length === 0 || lines.some((cells) => addressIn(cells[column] ?? '')))
  if (isOfAddresses(named.email)) return named
  const width = Math.max(0, ...lines.map((cells) => cells.length))
  // A column that is called so holds them even where the first lines are faulty, unless another one does.
  const email = Array.from({ length: width }, (_, column) => column).find(isOfAddresses) ?? named.email
  const others = width === 2 && names.length === 0 && email !== null ? 1 - email : named.name
  return { ...named, email, name: others }
}

/** The chosen columns of a stored list. */
export const parseColumns = (text: string): ListColumns => ({ ...NONE, ...(JSON.parse(text) as object) })
