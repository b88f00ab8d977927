CREATE TABLE `post_day` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `post_read` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`user_id` text NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`post_id`, `day`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `post_read_of_user` ON `post_read` (`user_id`,`day`,`post_id`);--> statement-breakpoint
CREATE TABLE `read_salt` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reading_history` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`progress` integer NOT NULL,
	`begun_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	`finished_at` integer,
	`removed_at` integer,
	PRIMARY KEY(`user_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `reading_history_of_user` ON `reading_history` (`user_id`,`read_at`,`post_id`) WHERE "reading_history"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `reading_history_removed` ON `reading_history` (`removed_at`) WHERE "reading_history"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `reading_place` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`device_id` text NOT NULL,
	`device` text NOT NULL,
	`paragraph` text NOT NULL,
	`progress` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`, `device_id`)
);
--> statement-breakpoint
CREATE TABLE `visitor_read` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`reader` text NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`post_id`, `day`, `reader`)
);
--> statement-breakpoint
CREATE INDEX `visitor_read_of_day` ON `visitor_read` (`day`);