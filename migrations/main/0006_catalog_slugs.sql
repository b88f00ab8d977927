DROP INDEX `catalog_slug`;--> statement-breakpoint
CREATE INDEX `catalog_of_creator` ON `catalog` (`creator_id`,`slug`);--> statement-breakpoint
CREATE INDEX `catalog_library_slug` ON `catalog` (`slug`) WHERE is_in_library = 1;