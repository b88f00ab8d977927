ALTER TABLE `tag` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `tag_merged` ON `tag` (`merged_into`) WHERE "tag"."merged_into" is not null;