CREATE TABLE `media_upload` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`upload_id` text NOT NULL,
	`parts` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_upload_by_owner` ON `media_upload` (`owner_id`);--> statement-breakpoint
CREATE INDEX `media_upload_by_time` ON `media_upload` (`created_at`);--> statement-breakpoint
ALTER TABLE `media` ADD `file_name` text;