CREATE TABLE `ifttt_trigger` (
	`user_id` text NOT NULL,
	`identity` text NOT NULL,
	`trigger` text NOT NULL,
	`subject_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `identity`)
);
--> statement-breakpoint
CREATE INDEX `ifttt_trigger_of_subject` ON `ifttt_trigger` (`trigger`,`subject_id`);--> statement-breakpoint
CREATE INDEX `ifttt_trigger_due` ON `ifttt_trigger` (`due_at`) WHERE "ifttt_trigger"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `ifttt_trigger_by_asking` ON `ifttt_trigger` (`asked_at`);--> statement-breakpoint
CREATE INDEX `catalog_item_by_time` ON `catalog_item` (`catalog_id`,`added_at`,`id`);