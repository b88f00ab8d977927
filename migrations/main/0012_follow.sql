CREATE TABLE `follow` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `follow_newest` ON `follow` (`user_id`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `follow_newest_of_kind` ON `follow` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `follow_of_target` ON `follow` (`kind`,`target_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `mute` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `mute_newest_of_kind` ON `mute` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `mute_of_target` ON `mute` (`kind`,`target_id`);--> statement-breakpoint
ALTER TABLE `user` ADD `icon_viewed_at` integer;--> statement-breakpoint
CREATE INDEX `tag_follow_newest` ON `tag_follow` (`user_id`,`created_at`,`tag_slug`);