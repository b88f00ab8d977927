import { NOON } from '../../factories/ids'
import { createUser, type NewUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** A browser in which a new person is signed in. */
export async function signedIn(given: Partial<NewUser> = {}) {
  const user = await createUser(given)
  const visit = newVisit({ now: NOON })
  await visit.signIn(user.id)
  return { user, visit }
}

type Visit = ReturnType<typeof newVisit>

const COUNTS =
  '... on User { socialStats { followerCount followingCount } viewerEdge { isFollowing isMuting } }'
const PUBLICATION = '... on Collection { subscriberCount viewerEdge { isFollowing isMuting } }'
const FAILURE = '... on UserError { code field message }'

/** The four mutations of people, and of publications. */
export const changes = (visit: Visit) => {
  const run = async (name: string, argument: string, id: string) => {
    const selection = `__typename ${argument === 'targetUserId' ? COUNTS : PUBLICATION} ${FAILURE}`
    const { data, errors } = await visit.ask(
      `mutation ($id: ID!) { ${name}(${argument}: $id) { ${selection} } }`,
      { id },
    )
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return data?.[name] as { __typename: string; message?: string; [field: string]: unknown }
  }
  return {
    followUser: (id: string) => run('followUser', 'targetUserId', id),
    unfollowUser: (id: string) => run('unfollowUser', 'targetUserId', id),
    muteUser: (id: string) => run('muteUser', 'targetUserId', id),
    unmuteUser: (id: string) => run('unmuteUser', 'targetUserId', id),
    followCollection: (id: string) => run('followCollection', 'targetCollectionId', id),
    unfollowCollection: (id: string) => run('unfollowCollection', 'targetCollectionId', id),
    muteCollection: (id: string) => run('muteCollection', 'targetCollectionId', id),
    unmuteCollection: (id: string) => run('unmuteCollection', 'targetCollectionId', id),
  }
}
