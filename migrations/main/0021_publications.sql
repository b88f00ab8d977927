CREATE TABLE `collection_act` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`collection_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text,
	`post_id` text,
	`detail` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `collection_act_of_collection` ON `collection_act` (`collection_id`,`id`);--> statement-breakpoint
ALTER TABLE `collection` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `collection` ADD `theme` text;--> statement-breakpoint
ALTER TABLE `collection` ADD `style_sheet` text;--> statement-breakpoint
ALTER TABLE `collection` ADD `served_style_sheet` text;--> statement-breakpoint
ALTER TABLE `collection` ADD `style_sheet_hash` text;--> statement-breakpoint
CREATE INDEX `collection_deleted` ON `collection` (`deleted_at`,`id`) WHERE "collection"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE `user` ADD `theme` text;--> statement-breakpoint
CREATE TRIGGER `collection_act_unchanged` BEFORE UPDATE ON `collection_act`
BEGIN
	SELECT RAISE(ABORT, 'The log of a publication is never rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER `collection_act_kept` BEFORE DELETE ON `collection_act`
BEGIN
	SELECT RAISE(ABORT, 'The log of a publication is never rewritten');
END;
