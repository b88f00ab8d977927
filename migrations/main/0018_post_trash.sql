ALTER TABLE `post` ADD `trashed_at` integer;--> statement-breakpoint
ALTER TABLE `post` ADD `trashed_from` text;--> statement-breakpoint
CREATE INDEX `post_trashed` ON `post` (`trashed_at`);--> statement-breakpoint
CREATE INDEX `post_version_by_time` ON `post_version` (`post_id`,`created_at`);