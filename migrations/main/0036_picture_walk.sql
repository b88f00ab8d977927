CREATE TABLE `media_walk` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`places` text NOT NULL,
	`place` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
ALTER TABLE `media` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `unused_since` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `removing_at` integer;--> statement-breakpoint
CREATE INDEX `media_removing` ON `media` (`removing_at`) WHERE "media"."removing_at" is not null;