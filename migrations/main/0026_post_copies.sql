ALTER TABLE `post` ADD `co_author_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `post` ADD `preview_color` text;--> statement-breakpoint
UPDATE `post` SET `preview_color` = (SELECT `color` FROM `media` WHERE `media`.`id` = `post`.`preview_image_id`) WHERE `preview_image_id` IS NOT NULL;--> statement-breakpoint
UPDATE `post` SET `co_author_ids` = (SELECT json_group_array(`user_id`) FROM (SELECT `user_id` FROM `co_author` WHERE `co_author`.`post_id` = `post`.`id` AND `accepted_at` IS NOT NULL ORDER BY `position`, `user_id`)) WHERE `id` IN (SELECT `post_id` FROM `co_author` WHERE `accepted_at` IS NOT NULL);
