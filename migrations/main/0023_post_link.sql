CREATE TABLE `post_link` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_link_key` ON `post_link` (`key_hash`);--> statement-breakpoint
CREATE INDEX `post_link_of_post` ON `post_link` (`post_id`,`created_at`,`id`);