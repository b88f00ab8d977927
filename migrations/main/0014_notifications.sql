CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`event_key` text NOT NULL,
	`group_key` text NOT NULL,
	`actor_id` text,
	`other_actor_id` text,
	`actor_count` integer DEFAULT 1 NOT NULL,
	`post_id` text,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	`read_at` integer,
	`is_replaced` integer DEFAULT false NOT NULL,
	`mail_due_at` integer,
	`mailed_at` integer,
	`mail_attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_of_event` ON `notification` (`user_id`,`event_key`);--> statement-breakpoint
CREATE INDEX `notification_of_user` ON `notification` (`user_id`,`is_replaced`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notification_of_group` ON `notification` (`user_id`,`group_key`);--> statement-breakpoint
CREATE INDEX `notification_unseen` ON `notification` (`user_id`) WHERE "notification"."seen_at" is null;--> statement-breakpoint
CREATE INDEX `notification_mail_due` ON `notification` (`mail_due_at`) WHERE "notification"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `notification_mailed` ON `notification` (`user_id`,`mailed_at`) WHERE "notification"."mailed_at" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_actor` ON `notification` (`actor_id`) WHERE "notification"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_other_actor` ON `notification` (`other_actor_id`) WHERE "notification"."other_actor_id" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_age` ON `notification` (`created_at`);--> statement-breakpoint
CREATE TABLE `story_announcement` (
	`post_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`told_up_to` text DEFAULT '' NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `story_announcement_open` ON `story_announcement` (`done_at`,`created_at`);