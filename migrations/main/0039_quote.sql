CREATE TABLE `quote` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`quote_key` text NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`paragraph` text NOT NULL,
	`start` integer NOT NULL,
	`words` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_of_passage` ON `quote` (`user_id`,`post_id`,`paragraph`,`start`,`words`);--> statement-breakpoint
CREATE INDEX `quote_of_user` ON `quote` (`user_id`,`created_at`,`id`) WHERE "quote"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `quote_of_post` ON `quote` (`post_id`,`created_at`,`id`) WHERE "quote"."deleted_at" is null and "quote"."is_private" = 0;--> statement-breakpoint
CREATE INDEX `quote_in_post` ON `quote` (`post_id`);--> statement-breakpoint
CREATE INDEX `quote_deleted` ON `quote` (`deleted_at`) WHERE "quote"."deleted_at" is not null;