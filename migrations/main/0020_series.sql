CREATE TABLE `sequence` (
	`id` text PRIMARY KEY NOT NULL,
	`creator_id` text NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image_id` text,
	`image_alt` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `sequence_by_creator` ON `sequence` (`creator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_deleted` ON `sequence` (`deleted_at`,`id`) WHERE "sequence"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `sequence_part` (
	`sequence_id` text NOT NULL,
	`post_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`sequence_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `sequence_part_ordered` ON `sequence_part` (`sequence_id`,`position`,`post_id`);--> statement-breakpoint
CREATE INDEX `sequence_part_by_post` ON `sequence_part` (`post_id`,`sequence_id`);