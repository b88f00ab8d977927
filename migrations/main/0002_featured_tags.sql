DROP INDEX `tag_featured`;--> statement-breakpoint
CREATE INDEX `tag_featured` ON `tag` (`is_featured`,`post_count`,`slug`);