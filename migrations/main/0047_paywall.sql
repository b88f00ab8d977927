CREATE TABLE `metered_read` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `metered_read_of` ON `metered_read` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `metered_read_by_time` ON `metered_read` (`opened_at`);--> statement-breakpoint
CREATE TABLE `private_feed` (
	`user_id` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `private_feed_key` ON `private_feed` (`key_hash`);