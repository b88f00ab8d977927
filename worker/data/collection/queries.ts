import { query } from '../database'
import { USER_COLUMNS, type User } from '../user/rows'
import { COLLECTION_COLUMNS, type Collection, type CollectionEditor, type CollectionPage } from './rows'

export const collectionsByIds = query<[ids: string], Collection>(
  'collectionsByIds',
  `SELECT ${COLLECTION_COLUMNS} FROM json_each(?1) k CROSS JOIN collection c ON c.id = k.value
   WHERE c.is_removed = 0`,
)

/** By the slug that a publication has now, had once, or by its verified domain: the first of these wins. */
export const collectionByDomainOrSlug = query<[domainOrSlug: string], Collection>(
  'collectionByDomainOrSlug',
  `SELECT ${COLLECTION_COLUMNS} FROM collection c WHERE c.slug = ?1 AND c.is_removed = 0
   UNION ALL
   SELECT ${COLLECTION_COLUMNS} FROM collection c
   WHERE c.domain = ?1 AND c.domain_verified_at IS NOT NULL AND c.is_removed = 0
   UNION ALL
   SELECT ${COLLECTION_COLUMNS} FROM collection_slug_history h JOIN collection c ON c.id = h.collection_id
   WHERE h.slug = ?1 AND c.is_removed = 0 LIMIT 1`,
)

/** Owners and editors of the publication that `collectionByDomainOrSlug` finds. */
export const leadersByDomainOrSlug = query<[domainOrSlug: string], CollectionEditor>(
  'leadersByDomainOrSlug',
  `SELECT e.collection_id AS collectionId, e.user_id AS userId, e.role FROM collection_editor e
   WHERE e.collection_id = (
     SELECT c.id FROM collection c WHERE c.slug = ?1 AND c.is_removed = 0
     UNION ALL
     SELECT c.id FROM collection c WHERE c.domain = ?1 AND c.domain_verified_at IS NOT NULL AND c.is_removed = 0
     UNION ALL
     SELECT c.id FROM collection_slug_history h JOIN collection c ON c.id = h.collection_id
     WHERE h.slug = ?1 AND c.is_removed = 0 LIMIT 1)
   AND e.role <> 'WRITER' LIMIT 500`,
)

/** Owners and editors of the publication that a story stands in. */
export const leadersOfPost = query<[postId: string], CollectionEditor>(
  'leadersOfPost',
  `SELECT e.collection_id AS collectionId, e.user_id AS userId, e.role
   FROM post p JOIN collection c ON c.id = p.collection_id AND c.is_removed = 0
   JOIN collection_editor e ON e.collection_id = c.id
   WHERE p.id = ?1 AND e.role <> 'WRITER' LIMIT 500`,
)

export const collectionAbout = query<[id: string], { about: string | null }>(
  'collectionAbout',
  'SELECT about FROM collection WHERE id = ?1',
)

export const topCollections = query<[limit: number], Collection>(
  'topCollections',
  `SELECT ${COLLECTION_COLUMNS} FROM collection c INDEXED BY collection_by_followers
   WHERE c.is_removed = 0 AND c.post_count > 0 ORDER BY c.follower_count DESC, c.id DESC LIMIT ?1`,
)

/** Editors with what is known of them as people: whoever asks for editors shows them. */
export const editorsOfCollections = query<[collectionIds: string], CollectionEditor & User>(
  'editorsOfCollections',
  `SELECT e.collection_id AS collectionId, e.user_id AS userId, e.role, ${USER_COLUMNS}
   FROM json_each(?1) k CROSS JOIN collection_editor e ON e.collection_id = k.value JOIN user u ON u.id = e.user_id
   ORDER BY e.collection_id, CASE e.role WHEN 'OWNER' THEN 0 WHEN 'EDITOR' THEN 1 ELSE 2 END, e.position
   LIMIT 500`,
)

export const rolesOfUser = query<[userId: string], CollectionEditor>(
  'rolesOfUser',
  `SELECT e.collection_id AS collectionId, e.user_id AS userId, e.role
   FROM collection_editor e INDEXED BY collection_editor_by_user
   JOIN collection c ON c.id = e.collection_id AND c.is_removed = 0
   WHERE e.user_id = ?1 LIMIT 100`,
)

export const collectionPage = query<[collectionId: string, kind: string, slug: string], CollectionPage>(
  'collectionPage',
  `SELECT collection_id AS collectionId, slug, kind, title, description, body, tag_slug AS tagSlug
   FROM collection_page WHERE collection_id = ?1 AND kind = ?2 AND slug = ?3`,
)
