CREATE TABLE `webmention` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`source` text NOT NULL,
	`target` text NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`author_name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webmention_of_source` ON `webmention` (`post_id`,`source`);--> statement-breakpoint
CREATE INDEX `webmention_of_post` ON `webmention` (`post_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webmention_due` ON `webmention` (`due_at`) WHERE "webmention"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `webmention_block` (
	`user_id` text NOT NULL,
	`domain` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `domain`)
);
--> statement-breakpoint
CREATE TABLE `webmention_target` (
	`post_id` text NOT NULL,
	`target` text NOT NULL,
	`is_linked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `target`)
);
--> statement-breakpoint
CREATE INDEX `webmention_target_due` ON `webmention_target` (`due_at`) WHERE "webmention_target"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `webmention_version` (
	`post_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL
);
