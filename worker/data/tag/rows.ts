/** A tag, as read from the database. */
export interface Tag {
  slug: string
  name: string
  description: string
  followerCount: number
  postCount: number
}

export const TAG_COLUMNS = `t.slug, t.name, t.description, t.follower_count AS followerCount,
  t.post_count AS postCount`
