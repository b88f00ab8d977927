CREATE TABLE `counting_start` (
	`what` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follower_change` (
	`user_id` text NOT NULL,
	`hour` integer NOT NULL,
	`source` text NOT NULL,
	`gained` integer DEFAULT 0 NOT NULL,
	`lost` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `hour`, `source`)
);
--> statement-breakpoint
CREATE TABLE `milestone` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reached` integer NOT NULL,
	`reached_at` integer NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`user_id`, `kind`, `subject_id`, `reached`)
);
--> statement-breakpoint
CREATE INDEX `milestone_untold` ON `milestone` (`reached_at`) WHERE "milestone"."told_at" is null;--> statement-breakpoint
CREATE TABLE `weekly_mail` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_until` integer,
	`is_sending` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `weekly_mail_due` ON `weekly_mail` (`due_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `time_zone` text;
--> statement-breakpoint
INSERT INTO `follower_change` (`user_id`, `hour`, `source`, `gained`) SELECT `target_id`, `created_at` / 3600000, '', count(*) FROM `follow` WHERE `kind` = 'user' GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO `counting_start` (`what`, `started_at`) VALUES ('lost-followers', unixepoch() * 1000);
--> statement-breakpoint
INSERT INTO `weekly_mail` (`user_id`, `due_at`) SELECT `id`, ((unixepoch() - 374400) / 604800 + 1) * 604800000 + 374400000 FROM `user` WHERE `post_count` > 0;
