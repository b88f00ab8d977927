import { linkTo } from '../../../../schema/routes/links'
import { rssWording } from '../../../../schema/wording/rss'
import type { User } from '../../../data/user/rows'
import { recommendedBy } from '../../clap/lists'
import { VISITOR } from '../../policies/actor'
import { can } from '../../policies/can'
import { ofCreator } from '../../post/lists'
import type { FeedRequest, FindFeed } from '../source'

const findUser = async ({ reader, params }: FeedRequest): Promise<User | undefined> => {
  const user = await reader.usersByName.load(params.username?.toLowerCase() ?? '')
  return user && can(VISITOR, 'see', { entity: 'user', user }) ? user : undefined
}

/** A person's stories, including those in publications. */
export const userFeed: FindFeed = async (request) => {
  const user = await findUser(request)
  if (!user) return undefined
  const { id, username } = user
  const path = linkTo('UserFeed', { username })
  if (username !== request.params.username) return { movedTo: path }
  const title = rssWording.user(user.name, request.product)
  return {
    title,
    description: user.bio || title,
    path,
    lasting: linkTo('ShowUserById', { userId: id }),
    page: linkTo('ShowUser', { username }),
    imageId: user.imageId,
    subjects: { users: [id] },
    stories: await ofCreator(request.reader.db, id, request.paging),
  }
}

/** The stories that a person has clapped for. */
export const userRecommendedFeed: FindFeed = async (request) => {
  const user = await findUser(request)
  if (!user) return undefined
  const { id, username } = user
  const path = linkTo('UserRecommendedFeed', { username })
  if (username !== request.params.username) return { movedTo: path }
  const title = rssWording.recommended(user.name, request.product)
  return {
    title,
    description: title,
    path,
    lasting: `${linkTo('ShowUserById', { userId: id })}#has-recommended`,
    page: linkTo('ShowUserRecommended', { username }),
    imageId: user.imageId,
    subjects: { users: [id] },
    stories: await recommendedBy(request.reader.db, id, request.paging),
  }
}
