CREATE TABLE `account_export` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`part_count` integer DEFAULT 0 NOT NULL,
	`run` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`story_count` integer DEFAULT 0 NOT NULL,
	`stories_done` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`mailed_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_export_running` ON `account_export` (`owner_id`) WHERE "account_export"."finished_at" is null;--> statement-breakpoint
CREATE INDEX `account_export_by_owner` ON `account_export` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `account_export_by_state` ON `account_export` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `account_export_by_end` ON `account_export` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_export_part` (
	`export_id` text NOT NULL,
	`number` integer NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`export_id`, `number`)
);
--> statement-breakpoint
ALTER TABLE `story_import_entry` ADD `is_left_out` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `collection_by_creator` ON `collection` (`creator_id`);--> statement-breakpoint
CREATE INDEX `username_history_by_user` ON `username_history` (`user_id`);