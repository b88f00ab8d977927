import { MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/** The ids of a story's co-authors, in the order of the byline. */
export const coAuthorIdsOf = ({ coAuthorIds }: Pick<Post, 'coAuthorIds'>): string[] =>
  coAuthorIds === '[]' ? [] : (JSON.parse(coAuthorIds) as string[])

/**
 * Who writes a story beside its writer, in the order of the byline. They are read in the same batch as all other people.
 * Rule: docs/rules/writing.md, "Co-authors".
 */
export async function coAuthorsOf(
  reader: Pick<Reader, 'users'>,
  post: Pick<Post, 'coAuthorIds'>,
  most = MOST_CO_AUTHORS,
): Promise<User[]> {
  const users = await Promise.all(
    coAuthorIdsOf(post)
      .slice(0, most)
      .map((id) => reader.users.load(id)),
  )
  return users.filter(
    (user) => user !== undefined && can(VISITOR, 'list', { entity: 'user', user }),
  ) as User[]
}

/** The ids of all who write a story: its writer first. */
export const authorsOf = (post: Pick<Post, 'creatorId' | 'coAuthorIds'>): string[] => [
  post.creatorId,
  ...coAuthorIdsOf(post),
]
