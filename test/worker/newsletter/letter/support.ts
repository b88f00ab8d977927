import { env } from 'cloudflare:workers'
import { parse } from 'parse5'
import type { LetterReader } from '../../../../worker/data/newsletter/letter-reader'
import { createReader } from '../../../../worker/data/reader'
import { createKeys } from '../../../../worker/services/identity/keys'
import {
  newsletterOfCollection,
  newsletterOfUser,
} from '../../../../worker/services/newsletter/find-newsletter'
import { forRecipient } from '../../../../worker/services/newsletter/letter/for-recipient'
import {
  type LetterInput,
  type LetterParts,
  type RenderedLetter,
  renderLetter,
} from '../../../../worker/services/newsletter/letter/render-letter'
import { AUTH_SECRET, ORIGIN } from '../../../factories/endpoint-context'
import { createStory, type StoryGiven } from '../../../factories/story'
import { createUser } from '../../../factories/user'

/** What HTML parsers complain of in a letter that somebody gets. */
export function faultsOf(html: string): string[] {
  const faults: string[] = []
  const links = { leave: 'https://quire.example/leave', list: 'https://quire.example/list' }
  parse(forRecipient({ html, text: '' }, links).html, { onParseError: ({ code }) => faults.push(code) })
  return faults
}

const letterParts = (reader: LetterReader, more: Partial<LetterParts>): LetterParts => ({
  reader,
  pictureKeys: createKeys(AUTH_SECRET),
  site: { productName: 'Quire' },
  operator: { name: 'Quire Ltd', address: '1 Paper Street, Bookham' },
  mainOrigin: ORIGIN,
  ...more,
})

/** A stored story as a letter of its writer's. */
export async function letterOf(
  given: StoryGiven,
  input: Partial<LetterInput> = {},
  more: Partial<LetterParts> = {},
): Promise<RenderedLetter> {
  const creatorId = given.creatorId ?? (await createUser({ name: 'Ida Mole' })).id
  const { id } = await createStory({ ...given, creatorId })
  const reader = createReader(env.DB)
  const [post, writer] = await Promise.all([reader.posts.load(id ?? ''), reader.users.load(creatorId)])
  const collection = post?.collectionId ? await reader.collections.load(post.collectionId) : undefined
  const newsletter = collection
    ? newsletterOfCollection(collection)
    : writer && newsletterOfUser(writer, undefined)
  if (!post || !newsletter) throw new Error('no such story')
  return renderLetter(letterParts(reader, more), {
    newsletter,
    post,
    subject: post.title,
    preheader: post.subtitle,
    part: 'whole',
    ...input,
  })
}
