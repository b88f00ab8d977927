import { MENTIONS_READ, mentionedBy, mentionHref, namesIn } from '../../../schema/rules/mentions'
import { normalMarkups } from '../../../schema/story/normal-markups'
import type { Markup, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { paragraphText, textsOf } from '../../../schema/story/text'
import type { Database } from '../../data/database'
import { userByUsername } from '../../data/user/queries'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/** Whom the names of an earlier text mean: they keep doing so when the people have other names by now. */
const namedIn = (body: StoryBody): Map<string, string> =>
  new Map(
    body.flatMap(textsOf).flatMap(({ text, markups }) =>
      markups.flatMap(({ href, start, end }) => {
        const id = mentionedBy(href)
        const words = text.slice(start, end)
        return id !== undefined && words.startsWith('@') ? [[words.slice(1).toLowerCase(), id] as const] : []
      }),
    ),
  )

/** The ids of people by names. */
async function idsOf(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const user = await db.first(userByUsername, name)
      return user && can(VISITOR, 'list', { entity: 'user', user }) ? ([[name, user.id]] as const) : []
    }),
  )
  return new Map(entries.flat())
}

const isFree = (markups: readonly Markup[], { start, end }: { start: number; end: number }): boolean =>
  !markups.some((one) => (one.type === 'A' || one.type === 'CODE') && one.start < end && start < one.end)

function marked(paragraph: Paragraph, people: ReadonlyMap<string, string>): Paragraph {
  if (!('markups' in paragraph) || paragraph.type === 'PRE') return paragraph
  const { text, markups } = paragraph
  const links = namesIn(text).flatMap(({ username, ...place }): Markup[] => {
    const id = people.get(username)
    return id !== undefined && isFree(markups, place) ? [{ type: 'A', ...place, href: mentionHref(id) }] : []
  })
  return links.length === 0
    ? paragraph
    : { ...paragraph, markups: normalMarkups([...markups, ...links], text.length) }
}

/**
 * A text in which each @name of somebody leads to that person. What isn't anybody's name, and what is code or a link,
 * stays as it is. Rule: docs/rules/mentions.md, "In a response".
 *
 * @param before the text that it takes the place of.
 */
export async function withMentions(
  db: Database,
  body: StoryBody,
  before: StoryBody = [],
): Promise<StoryBody> {
  const known = namedIn(before)
  const names = new Set(body.flatMap((one) => namesIn(paragraphText(one))).map(({ username }) => username))
  const unknown = [...names].filter((name) => !known.has(name)).slice(0, MENTIONS_READ)
  const people = new Map([...(await idsOf(db, unknown)), ...known])
  return people.size === 0 ? body : body.map((paragraph) => marked(paragraph, people))
}
