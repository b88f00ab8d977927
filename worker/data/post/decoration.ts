import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { post, postVersion } from '../../../schema/tables/post'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { update, write } from '../sql/write'

/** A version's text, and which version of its story is shown. */
export const versionToDecorate = query('versionToDecorate', (id: Param<string>) =>
  select({ postId: postVersion.postId, body: postVersion.body, shownVersionId: post.versionId })
    .from(postVersion)
    .innerJoin(post, eq(post.id, postVersion.postId))
    .where(eq(postVersion.id, id)),
)

/** Versions whose code and formulas nobody has looked at. */
export const undecoratedVersions = query('undecoratedVersions', (limit: Param<number>) =>
  select({ id: postVersion.id })
    .from(indexedBy(postVersion, 'post_version_undecorated'))
    .where(and(isNull(postVersion.decoration), gt(postVersion.id, '')))
    .orderBy(asc(postVersion.id))
    .limit(limit),
)

export const setDecoration = write((decoration: Param<string>, id: Param<string>) =>
  update(postVersion).set({ decoration }).where(eq(postVersion.id, id)),
)
