import { env } from 'cloudflare:workers'
import { parse } from 'parse5'
import type { StoryBody } from '../../../../schema/story/paragraph'
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
  const newsletter = collection ? newsletterOfCollection(collection) : writer && newsletterOfUser(writer)
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

const plain = { markups: [] }

/** A paragraph of each kind, each with words of its own. */
export const EVERYTHING: StoryBody = [
  { ...plain, name: 'a1', type: 'H2', text: 'A large heading' },
  {
    name: 'a2',
    type: 'P',
    text: 'Strong, slanted, struck, marked, code, a link, @ida and a note1.',
    markups: [
      { type: 'STRONG', start: 0, end: 6 },
      { type: 'EM', start: 8, end: 15 },
      { type: 'STRIKE', start: 17, end: 23 },
      { type: 'MARK', start: 25, end: 31 },
      { type: 'CODE', start: 33, end: 37 },
      { type: 'A', start: 41, end: 45, href: 'https://other.example/?a=1&b=2' },
      { type: 'A', start: 47, end: 51, href: '/@ida' },
      { type: 'A', start: 62, end: 63, href: '#fn-1' },
    ],
  },
  { ...plain, name: 'a3', type: 'H3', text: 'A smaller heading' },
  { ...plain, name: 'a4', type: 'H4', text: 'The smallest heading' },
  { ...plain, name: 'a5', type: 'BQ', text: 'Quoted' },
  { ...plain, name: 'a6', type: 'BQ', text: 'and quoted on' },
  { ...plain, name: 'a7', type: 'PQ', text: 'Pulled out' },
  { ...plain, name: 'a8', type: 'ULI', text: 'A bullet', level: 0 },
  { ...plain, name: 'a9', type: 'OLI', text: 'A number below it', level: 1, start: 3 },
  { ...plain, name: 'b1', type: 'ULI', text: 'A task that is done', level: 0, isDone: true },
  { ...plain, name: 'b2', type: 'PRE', text: 'const a = 1 < 2\nreturn a', language: 'ts' },
  {
    ...plain,
    name: 'b3',
    type: 'IMG',
    text: 'A caption',
    alt: 'A boat',
    layout: 'inset',
    imageId: 'a'.repeat(24),
    width: 1104,
    height: 828,
  },
  {
    ...plain,
    name: 'b4',
    type: 'IMG',
    text: '',
    alt: 'Left',
    layout: 'inset',
    imageId: 'b'.repeat(24),
    width: 800,
    height: 600,
    gallery: 'start',
  },
  {
    ...plain,
    name: 'b5',
    type: 'IMG',
    text: '',
    alt: 'Right',
    layout: 'inset',
    imageId: 'c'.repeat(24),
    width: 100,
    height: 50,
    gallery: 'continue',
  },
  {
    ...plain,
    name: 'b6',
    type: 'IFRAME',
    text: 'Said of the film',
    src: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    title: 'A film',
  },
  {
    ...plain,
    name: 'b7',
    type: 'IFRAME',
    text: '',
    src: 'https://codepen.io/a/embed/b',
    title: 'A pen',
  },
  {
    name: 'b8',
    type: 'MIXTAPE_EMBED',
    href: 'https://card.example/page',
    title: 'A card',
    description: 'What the card says',
    site: 'card.example',
    imageId: 'd'.repeat(24),
  },
  { name: 'b9', type: 'BUTTON', label: 'Press here', href: 'https://button.example/' },
  { name: 'c1', type: 'HR' },
  {
    ...plain,
    name: 'c2',
    type: 'TABLE',
    text: 'What the table shows',
    align: ['left', 'right'],
    head: [
      { ...plain, text: 'Year' },
      { ...plain, text: 'Boats' },
    ],
    rows: [
      [
        { ...plain, text: '1890' },
        { ...plain, text: '12' },
      ],
    ],
  },
  { name: 'c3', type: 'MATH', text: '\\frac{a}{b}' },
  { ...plain, name: 'c4', type: 'P', text: 'Mind this', callout: 'warning' },
  { ...plain, name: 'c5', type: 'TOGGLE', text: 'Folded on the page' },
  { ...plain, name: 'c6', type: 'P', text: 'Shown in the mail', inToggle: true },
  { ...plain, name: 'c7', type: 'FOOTNOTE', label: '1', text: 'What the note says' },
]
