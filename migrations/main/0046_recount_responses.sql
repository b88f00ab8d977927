-- Responses of people who were suspended, or closed their account, before such responses were left out of the counts.
UPDATE post SET response_count = max(0, response_count - theirs.responses) FROM (
	SELECT id, count(*) AS responses FROM (
		SELECT r.root_id AS id FROM post_response r JOIN user u ON u.id = r.author_id
		WHERE r.is_counted = 1 AND (u.is_suspended = 1 OR u.deactivated_at IS NOT NULL)
		UNION ALL
		SELECT r.parent_id AS id FROM post_response r JOIN user u ON u.id = r.author_id
		WHERE r.is_counted = 1 AND (u.is_suspended = 1 OR u.deactivated_at IS NOT NULL) AND r.parent_id <> r.root_id
	) GROUP BY id
) AS theirs WHERE post.id = theirs.id;--> statement-breakpoint
UPDATE catalog SET response_count = max(0, response_count - theirs.responses) FROM (
	SELECT r.root_id AS id, count(*) AS responses FROM post_response r JOIN user u ON u.id = r.author_id
	WHERE r.root_kind = 'catalog' AND r.is_counted = 1 AND (u.is_suspended = 1 OR u.deactivated_at IS NOT NULL)
	GROUP BY r.root_id
) AS theirs WHERE catalog.id = theirs.id;--> statement-breakpoint
UPDATE post_response SET is_counted = 0
WHERE is_counted = 1
AND author_id IN (SELECT id FROM user WHERE is_suspended = 1 OR deactivated_at IS NOT NULL);
