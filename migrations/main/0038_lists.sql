CREATE TABLE `catalog_follow` (
	`user_id` text NOT NULL,
	`catalog_id` text NOT NULL,
	`followed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `catalog_id`)
);
--> statement-breakpoint
CREATE INDEX `catalog_follow_of_user` ON `catalog_follow` (`user_id`,`followed_at`,`catalog_id`);--> statement-breakpoint
CREATE INDEX `catalog_follow_by_catalog` ON `catalog_follow` (`catalog_id`,`user_id`);--> statement-breakpoint
DROP INDEX `catalog_item_by_post`;--> statement-breakpoint
UPDATE catalog_item SET catalog_id = (
	SELECT 'predefined:' || c.creator_id || ':' || c.type FROM catalog c WHERE c.id = catalog_item.catalog_id
) WHERE catalog_id IN (SELECT id FROM catalog WHERE type <> 'list');--> statement-breakpoint
UPDATE OR REPLACE catalog SET id = 'predefined:' || creator_id || ':' || type WHERE type <> 'list';--> statement-breakpoint
DELETE FROM catalog_item WHERE rowid NOT IN (SELECT min(rowid) FROM catalog_item GROUP BY catalog_id, post_id);--> statement-breakpoint
CREATE UNIQUE INDEX `catalog_item_once` ON `catalog_item` (`catalog_id`,`post_id`);--> statement-breakpoint
CREATE INDEX `catalog_item_by_post` ON `catalog_item` (`post_id`,`catalog_id`);--> statement-breakpoint
ALTER TABLE `catalog` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `catalog` ADD `change_keys` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `catalog` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `catalog_deleted` ON `catalog` (`deleted_at`,`id`) WHERE "catalog"."deleted_at" is not null;