import type { CardSubject } from '../../../schema/rules/images/card'
import { query } from '../database'

/** A story that strangers may see, by id. Locked stories count: their titles stand in public lists. */
export const cardOfPost = query<[string], CardSubject>(
  'cardOfPost',
  `SELECT p.title, p.preview_image_id AS previewImageId, p.focus_percent_x AS focusPercentX,
    p.focus_percent_y AS focusPercentY, u.name AS author, c.name AS publication
  FROM post p
  JOIN user u ON u.id = p.creator_id AND u.is_suspended = 0
  LEFT JOIN collection c ON c.id = p.collection_id AND c.is_removed = 0
  WHERE p.id = ? AND p.state IN ('published', 'unlisted')`,
)
