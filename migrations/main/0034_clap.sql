CREATE TABLE `clap` (
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`user_id` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `target_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `clap_newest` ON `clap` (`kind`,`target_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `clap_most` ON `clap` (`kind`,`target_id`,`count`,`user_id`);--> statement-breakpoint
CREATE INDEX `clap_of_user` ON `clap` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
ALTER TABLE `catalog` ADD `clap_count` integer DEFAULT 0 NOT NULL;