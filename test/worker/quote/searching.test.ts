import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote, quotesBy } from './support'

/* The search among a person's highlights. Rule: docs/rules/highlights.md, "On a profile". */

test('words of a member-only story are found by those who can read them; by others its title alone', async () => {
  const [writer, coAuthor, member, reader] = await Promise.all([
    signedIn(),
    signedIn(),
    signedIn({ membershipTier: 'member' }),
    signedIn(),
  ])
  const body = Array.from({ length: 12 }, (_, i) => paragraph(`${'word '.repeat(40)}secret${i}.`, `p${i}`))
  const { id } = await createStory({
    body,
    access: 'locked',
    title: 'Amphidromes',
    creatorId: writer.user.id,
    coAuthorIds: JSON.stringify([coAuthor.user.id]),
  })
  const made = await quote(member.visit, id, { paragraphName: 'p11', startOffset: 200, endOffset: 208 })
  expect(made).toMatchObject({ words: 'secret11' })
  const hits = async (visit: typeof reader.visit, search: string) =>
    (await quotesBy(visit, member.user.username, search)).map(({ words }) => words)
  for (const { visit } of [writer, coAuthor, member])
    expect(await hits(visit, 'secret11')).toEqual(['secret11'])
  for (const visit of [newVisit(), reader.visit]) {
    expect(await hits(visit, 'secret')).toEqual([])
    expect(await hits(visit, 'amphi')).toEqual([null])
  }
})
