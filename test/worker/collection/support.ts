import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { media } from '../../../schema/tables/media'
import { purgeOutbox } from '../../../schema/tables/operations'
import { actsOfCollection } from '../../../worker/data/collection/acts'
import { Database } from '../../../worker/data/database'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** What a mutation of a publication answers. */
export interface Answer {
  __typename: string
  id?: string
  slug?: string
  name?: string
  field?: string | null
  message?: string
  navigationItems?: { destination: string; title: string; value: string | null }[]
}

const PUBLICATION = '... on Collection { id slug name navigationItems { destination title value } }'
const PAGE = '... on CollectionPage { slug }'
/** Mutations that answer a page. */
const OF_PAGES: ReadonlySet<string> = new Set(['savePublicationPage', 'undeletePublicationPage'])

/** Runs a mutation that takes one input. */
export async function change(visit: Visit, name: string, input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await visit.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) {
      __typename ... on UserError { field message } ${OF_PAGES.has(name) ? PAGE : PUBLICATION} } }`,
    { input },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data?.[name] as Answer
}

/** A publication with somebody in each role, and others. */
export async function publicationWithPeople(given: Parameters<typeof createCollection>[0] = {}) {
  const [owner, editor, writer, stranger, suspended] = await Promise.all([
    signedIn(),
    signedIn(),
    signedIn(),
    signedIn(),
    signedIn({ isSuspended: true }),
  ])
  const publication = await createCollection({ creatorId: owner.user.id, ...given })
  await createRoles(publication.id, {
    [owner.user.id]: 'OWNER',
    [editor.user.id]: 'EDITOR',
    [writer.user.id]: 'WRITER',
    [suspended.user.id]: 'EDITOR',
  })
  return { publication, owner, editor, writer, stranger, suspended, visitor: { visit: newVisit() } }
}

/** What the log of a publication says, oldest first. */
export const logOf = async (collectionId: string) =>
  (await new Database(env.DB).all(actsOfCollection, collectionId, Number.MAX_SAFE_INTEGER, 50)).toReversed()

/** The cache tags that are to be purged. */
export const purged = async () => (await drizzle(env.DB).select().from(purgeOutbox)).map(({ tag }) => tag)

/** Stores a picture of somebody's. */
export async function createPicture(id: string, ownerId: string): Promise<string> {
  const picture = { contentType: 'image/png', width: 1, height: 1, bytes: 1, createdAt: NOON }
  await drizzle(env.DB)
    .insert(media)
    .values({ ...picture, id, ownerId })
  return id
}
